/// SF Symbols as `CompactSymbolReader` reads them. A test records this file from tables of facts about them.
let compactSymbols: StaticString = """
    screenspec-symbols 1
    release 2019 iOS 13.0 macOS 10.15 tvOS 13.0 watchOS 6.0 visionOS 1.0
    release 2019.1 iOS 13.1 macOS 10.15 tvOS 13.0 watchOS 6.1 visionOS 1.0
    release 2020 iOS 14.0 macOS 11.0 tvOS 14.0 watchOS 7.0 visionOS 1.0
    release 2020.1 iOS 14.2 macOS 11.0 tvOS 14.2 watchOS 7.1 visionOS 1.0
    release 2020.2 iOS 14.5 macOS 11.3 tvOS 14.5 watchOS 7.4 visionOS 1.0
    release 2021 iOS 15.0 macOS 12.0 tvOS 15.0 watchOS 8.0 visionOS 1.0
    release 2021.1 iOS 15.1 macOS 12.0 tvOS 15.1 watchOS 8.1 visionOS 1.0
    release 2021.2 iOS 15.2 macOS 12.1 tvOS 15.2 watchOS 8.3 visionOS 1.0
    release 2021.3 iOS 15.4 macOS 12.3 tvOS 15.4 watchOS 8.5 visionOS 1.0
    release 2022 iOS 16.0 macOS 13.0 tvOS 16.0 watchOS 9.0 visionOS 1.0
    release 2022.1 iOS 16.1 macOS 13.0 tvOS 16.1 watchOS 9.1 visionOS 1.0
    release 2022.2 iOS 16.4 macOS 13.3 tvOS 16.4 watchOS 9.4 visionOS 1.0
    release 2023 iOS 17.0 macOS 14.0 tvOS 17.0 watchOS 10.0 visionOS 1.0
    release 2023.1 iOS 17.1 macOS 14.1 tvOS 17.1 watchOS 10.1 visionOS 1.0
    release 2023.2 iOS 17.2 macOS 14.2 tvOS 17.2 watchOS 10.2 visionOS 1.1
    release 2023.3 iOS 17.4 macOS 14.4 tvOS 17.4 watchOS 10.4 visionOS 1.1
    release 2023.4 iOS 17.6 macOS 14.6 tvOS 17.6 watchOS 10.6 visionOS 1.3
    release 2024 iOS 18.0 macOS 15.0 tvOS 18.0 watchOS 11.0 visionOS 2.0
    release 2024.1 iOS 18.1 macOS 15.1 tvOS 18.1 watchOS 11.1 visionOS 2.1
    release 2024.2 iOS 18.2 macOS 15.2 tvOS 18.2 watchOS 11.2 visionOS 2.2
    release 2024.3 iOS 18.4 macOS 15.4 tvOS 18.4 watchOS 11.4 visionOS 2.4
    release 2024.4 iOS 18.5 macOS 15.5 tvOS 18.5 watchOS 11.5 visionOS 2.5
    release 2025 iOS 26.0 macOS 26.0 tvOS 26.0 watchOS 26.0 visionOS 26.0
    release 2025.1 iOS 26.1 macOS 26.1 tvOS 26.1 watchOS 26.1 visionOS 26.1
    restriction 1 it may only stand for Apple Intelligence
    restriction 2 it may only stand for Apple Pencil
    restriction 3 it may only stand for Apple TV
    restriction 4 it may only stand for Apple Vision Pro
    restriction 5 it may only stand for Apple Vision Pro and MacBook
    restriction 6 it may only stand for Apple Watch
    restriction 7 it may only stand for Apple's Finder app
    restriction 8 it may only stand for Apple’s ARKit
    restriction 9 it may only stand for Apple’s Accessibility features
    restriction 10 it may only stand for Apple’s AirPlay
    restriction 11 it may only stand for Apple’s AirPods
    restriction 12 it may only stand for Apple’s AirPods Max
    restriction 13 it may only stand for Apple’s AirPods Pro
    restriction 14 it may only stand for Apple’s AirPort Express
    restriction 15 it may only stand for Apple’s AirPort Extreme
    restriction 16 it may only stand for Apple’s AirTag
    restriction 17 it may only stand for Apple’s App Clips
    restriction 18 it may only stand for Apple’s AppleScript language
    restriction 19 it may only stand for Apple’s Bonjour networking
    restriction 20 it may only stand for Apple’s Desk View
    restriction 21 it may only stand for Apple’s Digital Crown
    restriction 22 it may only stand for Apple’s EarPods
    restriction 23 it may only stand for Apple’s Environments feature
    restriction 24 it may only stand for Apple’s Face ID feature
    restriction 25 it may only stand for Apple’s FaceTime app
    restriction 26 it may only stand for Apple’s HomeKit
    restriction 27 it may only stand for Apple’s HomePod
    restriction 28 it may only stand for Apple’s HomePod and Apple TV
    restriction 29 it may only stand for Apple’s HomePod and HomePod mini
    restriction 30 it may only stand for Apple’s HomePod mini
    restriction 31 it may only stand for Apple’s HomePod mini and Apple TV
    restriction 32 it may only stand for Apple’s Image Playground app
    restriction 33 it may only stand for Apple’s Live Photos feature
    restriction 34 it may only stand for Apple’s Mac Pro
    restriction 35 it may only stand for Apple’s Mac Studio
    restriction 36 it may only stand for Apple’s Mac mini
    restriction 37 it may only stand for Apple’s MacBook
    restriction 38 it may only stand for Apple’s MacBook and Apple Watch
    restriction 39 it may only stand for Apple’s MacBook and iPad
    restriction 40 it may only stand for Apple’s MacBook and iPhone
    restriction 41 it may only stand for Apple’s MacBook and iPod
    restriction 42 it may only stand for Apple’s MagSafe Battery Pack
    restriction 43 it may only stand for Apple’s Magic Mouse
    restriction 44 it may only stand for Apple’s Markup feature
    restriction 45 it may only stand for Apple’s Meditation in Fitness+
    restriction 46 it may only stand for Apple’s Messages app
    restriction 47 it may only stand for Apple’s Optic ID feature
    restriction 48 it may only stand for Apple’s Safari browser
    restriction 49 it may only stand for Apple’s SharePlay
    restriction 50 it may only stand for Apple’s Shared With You feature
    restriction 51 it may only stand for Apple’s Shazam
    restriction 52 it may only stand for Apple’s Siri
    restriction 53 it may only stand for Apple’s Spatial Audio
    restriction 54 it may only stand for Apple’s Spatial Scene feature
    restriction 55 it may only stand for Apple’s Swift programming language
    restriction 56 it may only stand for Apple’s SwiftData
    restriction 57 it may only stand for Apple’s Teletype feature
    restriction 58 it may only stand for Apple’s Touch ID feature
    restriction 59 it may only stand for Apple’s Writing Tools
    restriction 60 it may only stand for Apple’s Xserve
    restriction 61 it may only stand for Apple’s Xserve RAID
    restriction 62 it may only stand for Apple’s iCloud service
    restriction 63 it may only stand for Apple’s iPad
    restriction 64 it may only stand for Apple’s iPad and Apple Watch
    restriction 65 it may only stand for Apple’s iPad and iPhone
    restriction 66 it may only stand for Apple’s iPad and iPhone case
    restriction 67 it may only stand for Apple’s iPad and iPod
    restriction 68 it may only stand for Apple’s iPad case
    restriction 69 it may only stand for Apple’s iPhone
    restriction 70 it may only stand for Apple’s iPhone Smart Battery Case
    restriction 71 it may only stand for Apple’s iPhone and Vision Pro
    restriction 72 it may only stand for Apple’s iPhone and iPod
    restriction 73 it may only stand for Apple’s iPhone case
    restriction 74 it may only stand for Apple’s iPod
    restriction 75 it may only stand for Apple’s iPod and Apple Watch
    restriction 76 it may only stand for Apple’s iPod and Vision Pro
    restriction 77 it may only stand for Apple’s iPod shuffle
    restriction 78 it may only stand for Apple’s iPod touch
    restriction 79 it may only stand for Apple’s translation features
    restriction 80 it may only stand for Beats Fit Pro
    restriction 81 it may only stand for Beats Fit Pro case
    restriction 82 it may only stand for Beats Pill
    restriction 83 it may only stand for Beats Powerbeats
    restriction 84 it may only stand for Beats Powerbeats Pro
    restriction 85 it may only stand for Beats Powerbeats Pro 2
    restriction 86 it may only stand for Beats Powerbeats Pro 2 case
    restriction 87 it may only stand for Beats Powerbeats Pro case
    restriction 88 it may only stand for Beats Powerbeats3
    restriction 89 it may only stand for Beats Solo Buds
    restriction 90 it may only stand for Beats Solo Buds case
    restriction 91 it may only stand for Beats Studio Buds
    restriction 92 it may only stand for Beats Studio Buds Plus
    restriction 93 it may only stand for Beats Studio Buds Plus case
    restriction 94 it may only stand for Beats Studio Buds case
    restriction 95 it may only stand for Beats earphones
    restriction 96 it may only stand for Beats headphones
    restriction 97 it may only stand for Microsoft’s Xbox
    restriction 98 it may only stand for Sign in with Apple
    restriction 99 it may only stand for Sony’s PlayStation
    restriction 100 it may only stand for accessories and software that are compatible with the DockKit API
    restriction 101 it may only stand for creating or signing in with a passkey
    restriction 102 it may only stand for drawing experiences that are based on PencilKit
    restriction 103 it may only stand for music based haptic feedback for software that is compatible with the Core Haptics API
    restriction 104 it may only stand for sharing or using a shared password or passkey
    restriction 105 it may only stand for the Apple Intelligence summary feature
    restriction 106 it may only stand for the Connectivity Standards Alliance Matter connectivity protocol
    words counterclockwise exclamationmark horizontal rectangle triangle building badge. square circle angle arrow third right .fill slash .and. fill left half ing ar ed er hi
    symbols
    A00.+K8.{A9[KD.{OE~O9~A2*K8.{A9[KD.{OE~O9~A10.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A11.+O9.{AA[OE.{OF~OA~A3*O9.{AA[
    OE.{OF~OA~A12.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A13.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A14.+O9.{AA[OE.{OF~OA~
    A3*O9.{AA[OE.{OF~OA~A15.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A16.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A17.+O9.{AA[
    OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A18.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A19.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~
    K01.brakesignalW2calend{WA.{WB~A3ircleK8.{A9[KD.{OE~O9~K2laneL6.{L7~A2magnify_glassCH.{FI~A2*K8.{A9[KD.{OE~O9~
    R10./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~W3calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~K3laneL7.{L8~A3*O9.{AA[
    OE.{OF~OA~W11.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~K3laneL7.{L8~A3*O9.{AA[OE.{OF~OA~W12.calend{WB.{WC~A4ircleO9.{
    AA[OE.{OF~OA~K3laneL7.{L8~A3*O9.{AA[OE.{OF~OA~F23.&>6138FD.{>6138FE[>6138FI.{>6138FJ~>6138FE~>6138W13.calend{WB.{WC~
    A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W14.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~
    R15./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~W3calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~
    W16.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W17.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[
    OE.{OF~OA~W18.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W19.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~
    A3*O9.{AA[OE.{OF~OA~K02.brakesignalW2calend{WA.{WB~A3ircleK8.{A9[KD.{OE~O9~K2laneL6.{L7~A2*K8.{A9[KD.{OE~O9~
    W10.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W11.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[
    OE.{OF~OA~W12.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W13.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~
    A3*O9.{AA[OE.{OF~OA~W14.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W15.calend{WB.{WC~A4ircleO9.{AA[
    OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W16.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W17.calend{WB.{WC~
    A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W18.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~
    W19.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~M1hM2.+M9=W03.calend{WA.{WB~A3ircleK8.{A9[KD.{OE~O9~
    K2laneL6.{L7~A2*K8.{A9[KD.{OE~O9~R10./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~W3calend{WB.{WC~A4ircleO9.{AA[
    OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~W11.calend{WB.{WC~A4ircleO9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A12.+O9.{AA[OE.{OF~OA~
    A3*O9.{AA[OE.{OF~OA~A13.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A14.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A15.+O9.{AA[
    OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A16.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A17.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~
    A18.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A19.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A04.alt.+AC=A6*AC=W2calend{WA.{
    WB~A3ircleK8.{A9[KD.{OE~O9~K2laneL6.{L7~A2*K8.{A9[KD.{OE~O9~A10.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A11.+O9.{AA[
    OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A12.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A13.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~
    A14.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~R15./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~A3+O9.{AA[OE.{OF~OA~A3*
    O9.{AA[OE.{OF~OA~A16.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A17.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A18.+O9.{AA[
    OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A19.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~M1aM2.+M9=M1hM2.+M9=C1k.tvC5=M1lM2.+M9=
    R05./.'head.clockwiseRU.{RV~RMount}clockwiseRb.{Rc~W2calend{WA.{WB~A3ircleK8.{A9[KD.{OE~O9~K2laneL6.{L7~A2*K8.{A9[
    KD.{OE~O9~A10.+O9.{AA[OE.{OF~OA~A3*O9.{AA[OE.{OF~OA~A06.alt.+AC=A6*AC=W2calend{WA.{WB~A3ircleK8.{A9[KD.{OE~O9~K2lane
    L6.{L7~A2*K8.{A9[KD.{OE~O9~R10./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~W07.calend{WA.{WB~A3ircleK8.{A9[KD.{
    OE~O9~K2laneL6.{L7~A2*K8.{A9[KD.{OE~O9~R15./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~W08.calend{WA.{WB~A3ircle
    K8.{A9[KD.{OE~O9~K2laneL6.{L7~A2*K8.{A9[KD.{OE~O9~A09.alt.+AC=A6*AC=W2calend{WA.{WB~A3ircleK8.{A9[KD.{OE~O9~K2lane
    L6.{L7~A2*K8.{A9[KD.{OE~O9~R10./.'head.clockwiseRV.{RW~RNount}clockwiseRc.{Rd~A0a>1711C1.book.clos|>1713CD.{>1713
    CE[>1714CI.{>1714CJhe>1716CKi>1716CJja>1716CJko>1717CJth>1726CJzh>1726CEhe>1727CFi>1727CEja>1727CEko>1728CEth>1737
    CEzh>1737A2+A8=C2magnify>1842A2*A8=C1bc>1975K2sJ3.brakesignalKF.?K4+KA=W1c>7W2.?>9M2cessibility#9MD.)/.up.;#9ME[#9
    R1ir.c{.sideRC=X5ondition}JF.%JQ=XG?JGv}ticalJO=R7v}tible.sideRK=R4pickup.sideRF=J5urifi}JC=R4suv.sideRC=A3plane
    F8.{rivalC9+CF=WAloudF9dep{tureW9land|W9path.dott|W9ticketWF=W9up.forw{dWJ.appWN=WC;WH.appWL=W8seatR6y.audio#10
    RD.)$#10RE+#10RK=#10R8video#10RD.)$#10RE+#10RK=#10A7audio<8FC.)$<8FD+<8FJ=<8A7video<8FC.)$<8FD+<8FJ=<8H4od.gen3.]#11
    HC;#11C7]#11C7;#11C6pro.]>21CA;>21C6s#11F7.ch{g_case#11FK=#11FLwireless#11FT=#11H8gen3#11HC.ch{g_case.wireless#11
    HY=#11TB4#11TC.ch{g_case.wireless#11TY=#11TD]#11TD;#11R8max#12R8pro#13RB.ch{g_case.wireless#13RX=#13
    RYradiowaves.]@;#13Rx=#13RC]#13RC;#13E7max<8C7pro<8FA.ch{g_case.wireless<8FW=<8MXradiowaves.]@;<8Mw=<8
    C5rt.express#14CAtreme#15CF.tow}#15F3tag#16F6=#16F7radiowaves.forw{d#16FP=#16FU.rtl#16FQrtl#16A1l{mA5=J6waves.]@;JQ=
    F2ign.%.cent}FN=FH]FL=FH;FM=F6v}tical.bottomFL=FFcent}FL=FFtopFI=F2l}gensJ9=A2tF3}nat_currentR1m}ican.footballRH.+
    RO=RI[RIprofessionalRU.+Rb=RV[C2plifi}J1ngleA2tA3.+AA=A4[A3enna.radiowaves.]@;FX.+Fe=FY?Rd.+Rk=A1pp
    W3.background.dott|A6dgeF9.checkm{kFJ=RBlockRF=AA[F4connect|.to.app.below=F4dash|A4[A4giftA8=W5ridW4shadowW5pecul{
    W4translucentC3clip#17R3end.pageRB=RG.rtlRCrtlW3le.books.pagesWH=W6classical.pagesWL=R6haptics@$.'#103
    RImusic.note#103RS.?#103W7omekit#26R6image.playground#32RM=#32R7ntelligence#1VI.)xm{k#1J6logo#98P6m|itate#45RE.+#45
    RL=#45PF*.stack#45PR=#45W6podcasts.pagesWK=M6t}minalPE.+PL=MF[MFon.&MR=T6writ_.tools#59C5logo<15F5pencil#2
    MB.adapt}.usb.c#2MP=#2MDnd.scribble#2RCdoubletap#2MCgen1#2MF2#2RChov}#2RCsqueeze#2MCtip#2C5script#18CB=#18C5tv#3
    W7.)checkm{k#3WN=#3WE$#3WT=#3C8[#3F7remote.gen1#3FI=#3FH2#3FI=#3FH3#3FI=#3FH4#3FI=#3C5watch#6MA@/.forw{d#6MS.rtl#6
    WB)checkm{k#6WH$#6FBcase.inset=|>4039RGsizes#6CBradiowaves.]@;#6EBside.;#6CClash#6CBwatchface#6C3s.ipad#63
    W9.)checkm{k#63WP.rtl#63WGplus#63CAlandscape#63WAon.&.portrait.dash|#63Wc.rtl#63C7hone#69WB.)checkm{k#69WR.rtl#69
    CIplus#69CClandscape#69CL.rtl#69M3window.swipe.&D1qi.~ghD4lowD4m|iumWA.gauge.openM1rcade.stickMC@/.downMN]MR@/.;>1
    Rh.outw{dMN;MNupMP@/.downMDconsoleMK=A3~veboxCA.+CH=AB[A2kit#8F5.)xm{k#8A2row.2.+path>219AI.+>221AP=>221A8*path
    A63.'pathC6backw{dCE.+RL.dott|CM[CF*CL=FFto.lineFM.+FT=UOompactMN*MT=A7ranch>213M6+path>222A7lockwiseAF.+AM=
    CGhe{t>210CL=>210AGicloud>210AM=>210MG*MM=A7ount}clockwiseAM.+AT=ANicloud>207AT=>207MN*MT=A6downJA@line.%@/.upCCpp
    PE.dash|PL.')$CF[MElewatch#6CBbackw{dMJ@/.up.forw{dMe.+Ml=Rf&Ro=Mf*Ml=CK+RQ.dott|CR[CK*CQ=MKtoptrail_.&Mf=AB+
    WH.)pauseWT=WOxm{kWT=MIdott|AI[ABdoc>2AE=>2REumentRJ=CBforw{dCI@/.up.backw{dCe.+Cl=Rf&Ro=Mf*Ml=CJ+RP.dott|CQ[CJ*CP=
    MJtoplead_.&Md=CBhe{tCG=AB]MF@/.up.;MY.+Mf=RZ&Ri=MZ*Mf=MHrrow.up.;MU.+Mb=MV*Mb=AG+RM.dott|AN[AG*AM=MGtop;.&MY=
    AGvideo#25AL=#25JBmessage#46JI=#46AB;AG@/.up.]CY.+Cf=RZ&Ri=MZ*Mf=AH+RN.dott|AO[AH*AN=MHtop].&MY=AB*AH=ABto.line
    AI.alt>3FJ+FP=FKompactMJ*MP=C6forw{dCD.+RK.dott|CL[WEfold}WK=WP.rtlWLrtlCE*CK=FEto.lineFL.+FS=UNompactMM*MS=A6]
    JA@line.v}tical@/.;AF;AK.+AR=CL;'.].;'.;>87Cx=>87AL*AR=JLtext.v}ticalCCrrow.;CM.+CT=CN*CT=AB+RH.dott|AI[AB*AH=
    ABto.lineAI.alt>3FJ+FP=FKompactMJ*MP=A6m}ge>67C6&path>68A7ightJB@line.v}tical@/.]ADrrow.]<21AM.+<21AT=<21AN*<21
    AT=<21AC+RI.dott|AJ[CCdoc.on.clipbo{d>2RC[|.filt}./.;RCpage.on.clipbo{dAC*AI=ACto.lineAJ.alt>3FK+FQ=FLompactMK*MQ=
    A6swap>46C6'.2.+path>18CR.cam}a>18CY=>18CTircle>18CY=>18CSdoc.on.clipbo{d>20MSicloud>17MY=>17CFbranch>21
    CFcapsulepath>37CFm}ge>32CFpull>32CFswap>33CFturn.up.;.+>35CZ=>35CTdiamond>35Ca=>35REhead.2.clockwiseRU.rotate.90
    Re.cam}aRl=RgircleRl=Rficloud#62Rl=#62Rfpage.on.clipbo{dRMount}clockwiseRb.rotate.90RJbottom].capsulepath.clockwise
    RKranchRJclockwiseRS.he{tRY=RTicloud#62RZ=#62RTrotate.90RKount}clockwiseRZ.icloud#62Rg=#62Rarotate.90RJ]@;.;'.].;'.;
    Rz,.;=RJm}geRJpullRJ&pathRJswapRJtop;.capsulepath.clockwiseWKurn.up.;RW.+Rd=RXdiamondRe=RJup@down.;'.up.;'.down
    Rz.down=A7urn.down.]AG;AB].downAGupAB;.downAHupCBup.forw{d.iphoneCS=AE]AE;A6upA8@downCH@/.]@;JMsp{klesAI+AO=
    CI;'.up=.;'.down=<17CZ;'.down<19Fr=<19AI*AO=JItext.%JDline.%@/.downCDp}son.&.portraitCUturn.]CZ;AArrow.downAJ.+AQ=
    AK*AQ=C9backw{dCH@/.down.forw{dCe.+Cl=Rf&Ro=Mf*Ml=MIbottomtrail_.&Mg=CI+RO.dott|CP[CI*CO=AAinAC=A9+JF.)clockRGdott|
    AG[A9doc>3AC=>3CDon.clipbo{d>48RCumentRH=W9fold}WF=CBrw{dMG@/.down.backw{dMe.+Ml=Rf&Ro=Mf*Ml=CIppCK=MHbottomlead_.&
    Me=CH+RN.dott|CO[CH*CN=C9he{tCE=A9]AD@/.down.;CY.+Cf=RZ&Ri=MZ*Mf=CIdown.;@/.up.;@down.]CTmagnify_glassMFrrow.down.;
    MU.+Mb=MV*Mb=MEbottom;.&MZ=AE+RK.dott|AL[AE*AK=C9message#46CG=#46R9page.on.clipbo{dA9;ME@/.down.]MY.+Mf=CZ&Ci=MZ*Mf=
    MFbottom].&MZ=AF+RL.dott|AM[AFdiamond<120AM=<120AF*AL=AFvideo#25AK=#25A9*AF=A9to.lineAG.alt>3FH+FN=FIompactMH*MN=
    MArashME=-8;.+<20C7turn.backw{dCK.+CR.)ellipsisCS[CL*CR=ACdownAG.+AN=AH*AN=CCforw{dCJ.+CQ=CK*CQ=AC]AG.+BN.)ellipsis
    AO[AH*AN=AC;AH.+AO=AI*AO=ACupAE.+AL=AF*AL=M5keysM9.down=|MA[MA]=|MA;=|MAup=|J5shape.backw{dMJ.+MQ=JK[CCounce.forw{d
    CP=CI;CN=MBdownMF.+MM=MG[JBforw{dMI.+MP=JJ[JB]MF./shape.;MW=MG+MM=JG[JB;MG.+MN=JH[CBturn.up.backw{dCR.2CT.+Ca=CU[
    JS)clockJd=Ji.rtlJertlCS+CY=CS[CJforw{dCQ.+CX=CR[AJ]AN.2CP.+CW=AQ[AO+AU=AO[AJ;AO.+AV=AP[MBupMD.+MK=ME[
    CBzigzag.forw{dCP=CI;CN=C5'.backw{dCM.+CT=CN[XNinset=|.trail_:.&CN*CT=AEdownXI.2XK=AJ+AP=AJ[AJ*AP=CEforw{dCL.+CS=CM[
    XMinset=|.trail_:.&CM*CS=AE]CI@line.v}tical@/'.;Fy=AJ+AP=AJ[CN@line.v}tical@/'.;=<4AJ*AP=AE;CJ@line.v}tical@/'.]Fy=
    AK+AQ=AK[CO@line.v}tical@/'.]=<4AK*AQ=AEupXG.2XI=MH/'.down.window.]Mh;AH+AN=AH[AH*AN=B1spectratioBB=F2t}iskA8.+AF=
    A1tA2.)minusA9plusC3+C9=C2omP1udio.jack.monoPBst}eoR2stralian.footballRJ.+RQ=RK[MAdoll{signMK./.+path>1
    RR'head.!.rotate.90RLbank.(RY=ML+MR=RLgauge.ch{t.]^.;^Rb:.top:.;:RLr_RP.dash|ML*MR=J7signMB./.+path>1
    RI'head.!.rotate.90RCbank.(RP=AC+AI=RCgauge.ch{t.]^.;^RS:.top:.;:RCr_RG.dash|AC*AI=K2to.brakesignal>5
    K5headlight.~gh.beam>5KO=>5KFlow.beam>5KN=>5M4matic.brakesignalMAheadlight.~gh.beamMT=MKlow.beamMS=K4st{tstopKD.?
    KE')$J1v.remoteJ9=K1xel.2>4K6.front@re{.engag|>5KDengag|>6K7re{.engag|>7L2le.2M6.driveshaft.disengag|
    L7front@re{.engag|MDdisengag|LDengag|M7re{.disengag|LCengag|MClockA0b.+A8=A2*A8=J1ackpackK8.+KF=J9[
    W9sensor.tag.radiowaves.]@;Wj=A4w{dF8.+FF=A9endAC.altAG=JD+JJ=AD[A9[CArameCE=C2dge.plus.radiowaves.forw{dAM;A2g
    A3.)minus-F=>8AAplus-E=>7JAquestionm{kJM.{C4+CA=A4[A8.)minusAFplusJFquestionm{kJR.{J2htsignM8./.+path>1
    RF'head.!.rotate.90R9bank.(RM=A9+AF=R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=J2lloonJ7.2J9=J8[A2ndageA7=
    C3knoteC8=A2rcodeA7.viewfind}C3omet}R2se.unitJ4ballJ8.+JF=J9diamond.basesRM.outs.indicatorJ9[J3ketJ6=J6ballJA.+JH=
    JB[J2thtubJ7=A3t}y.0>1M9p}centA8100>5CB.bolt>5CG.rtl>5JC+>5JI=>5MBp}centMI.boltMN.rtlMJ+MP=A825>1MAp}centF850>1
    MAp}centF875>1MAp}centK7blockKC=KD?KI=REtackRI.)snowflakeRY=RJ[RJ')$Rm=J1each.umbrellaJE=F3ts.e{phones#95H6fit.pro>5
    HD.ch{g_case>5HQ=>5HE]>5HE;>5M9pro#80MC.ch{g_case#81MP=#81MD]#80MD;#80F6headphones#96Q6pill#82QA=#82F7ow}beats#83
    LG.]#83RHpro#84VK.2#85VM.ch{g_case#86VZ=#86VN]#85VN;#85RLch{g_case#87RX=#87RL]#84RL;#84LH;#83FG3#88LH.]#88LI;#88
    FGpro<14FJ.ch{g_case<9FW=<9FK]<9FK;<9Q6solobuds#89QE.ch{g_case#90QR=#90QF]#89QF;#89F7tudiobud.]>5FG;>10FFs#91
    FG.ch{g_case#94FT=#94RH]#91RHplus#92RL.ch{g_case#93RY=#93RM]#92RM;#92RH;#91MGplus<6MK.ch{g_case<6MX=<6ML]<6ML;<6
    A2d.doubleWA.)checkm{kWQ=FB+FH=AB[A2llF4@waveform>12FH=>12JDs.]@;JT=C5badgeFA.+FH=CB[MB?MG=ML.rtlMHrtlMBwaveformMJ=
    WK?WP=A5+AB=A5[A5?CA.+CH=AB[F6qu{eFB=R2zi}curveC1icycleC7.+CE=W8sensor.tag.radiowaves.]@;Wi=A2n.xm{k>7134A9=>7136
    C3ocul{sMA.+MH=CB[J2rdM4.+MB=J5[J3thday.cakeJD=J2tcoinsignMB./.+path>1RI'head.!.rotate.90RCbank.(RP=AC+AI=
    RCgauge.ch{t.]^.;^RS:.top:.;:RCr_RG.dash|AC*AI=J1linds.%.clos|JIopenJ7v}tical.clos|JGopenW2ood.pressure.cuff
    WJ.)gauge.with.ne|leWh=WK[A1oldA4.italic.und}lineA5und}lineA3tA4.)a>2AC=>2MCutomaticMK=MBcheckm{kMK=JClockJG=MBxm{k
    MG=F7tt}yblockFH=J6rakesignalC5c{F8.+FF=C9[A6ircleAB=A5[C9.batt}yblock<10CM=<10C5he{tCA=A6orizontalAF.+AM=AG[
    AGicloud#62AM=#62S7useSA=G5r_.clos|F5s~eldFB=A6lashCA.+CH=AB[F6qu{eFB=K5')$KY=C2njour#19A2okM4@wrenchMF=W5)plusWF=
    A5+AB=C6los|FB.+FI=CC[A5[M5pagesMA=A4m{kC8.+CF=A9[C9?CE=FAqu{eFF=C4s.v}ticalFE.+FL=CF[J2x.truck>6633J9.)clock>6633
    JL=>6633JQ.rtl>6633JMrtl>6633JA[>6633F1rainM5=MA|.head.profileF6head.profileMI=J3kesignalJB.dash|J3zilianrealsign
    MH./.+path>1RO'head.!.rotate.90RIbank.(RV=DI+DO=RIgauge.ch{t.]^.;^RY:.top:.;:RIr_RM.dash|DI*DO=A2iefcaseF9.+FG=AA[
    WAsensor.tag.radiowaves.]@;Wk=M1ubbleR6@pencilRH.rtlM7+MD=M7[A7]AB@bubble.;AS=FG$.bubble.;Fi=MGtext.bubble.;MX=
    Mc.rtlMYrtlFC+FI=AC[A7middle.bottomAK=AEtopAH=A7;FC.+FJ=AD[J6s@sp{klesJK=C2ild_C8.2CA.crop.+CM=CB[C9columnsFG.+FN=
    CH[C9[A2rnA3stA5=C2sC3.doubl|eck}CG=C4[M2tton.,dbottom.%.]MZ=MV;Ma=MDtop.v}tical.]MU=MQ;MV=M7%MH=XItopXL=MMpressMR=
    J7programmableJJ.*JQ=M7round|bottom.%MV=MEtop.%MS=X7v}tical.]XK=MLpressMQ=XG;XL=MMpressMR=A0c.+A8=A2*A8=J1abinetJ7=
    M3le.coaxialF8nnectorFF.%MG?SGvideoF5c{F8=A2lend{R8@p}sonW9badgeME.checkm{kMO.rtlCGlockCK.rtlCF$WFlockAFminusAFplus
    A9+AF=F9day.timeline.lead_WT.+Wa=FOftWQ.+WX=FM;WR.+WY=FMtrail_WU.+Wb=A2m}aC6.ap}tureM7)clockMI=CDellipsisML=A7+AD=
    A7[CB.)ellipsis<4CAt}sI7macroIC.+IJ=RD?RI.+RP=C8et}_.cent}.weight|CV.av}ageCGmatrixCHultispotCGnoneCGp{tialCGspot
    CGunknownCN.{A7on.&AJ=A7rotate<870AD=<870W7sensor.tag.radiowaves.]@;Wh=F8hutt}.buttonFL=A7viewfind}XH.)automatic
    C2ndyb{phoneA2pslockA8=A4uleF7.bottom^=|A8[F8inset=|>2912F8]^=|R8on.capsuleRI=RB&RK=C8portraitFG.bottom^=|CH[
    FHinset=|>2904FH]^=|FH;^=|FHtop^=|F8;^=|F8top^=|A3tions.bubbleAF=B2rC3.2C5=R4)ge{shapeRJ=C4+CA=F4f}ryF9=A5ill
    M5ront.waves.downMK=RG]@;@upRb=KGupKI=K4re{M8@collision.road.laneMW.?KDtire.m{ksRN.offKO?K9[R9haz{dsignRJ=
    K9road.laneKI.dash|WP./'.2.outw{dRKistance.1RT@gauge.open.with.lines.ne|le.67p}cent@/'RS2
    RT@gauge.open.with.lines.ne|le.67p}cent@/'RS3RT@gauge.open.with.lines.ne|le.67p}cent@/'RS4
    RT@gauge.open.with.lines.ne|le.67p}cent@/'RS5RT@gauge.open.with.lines.ne|le.67p}cent@/'RJoffRJwave.up
    R9tilt.road.lanes.curv|.;K9waves.upKH=K4sideK8.air.circulateKM=KDfreshKI=KAnd.$KS=UArrow.]@;UT=KE'.downKR=KNup
    KP./'.downKi=KQ[K9[KAront.openRJ.cropRO=KK[R9~ll.descent.controlRT=MFownUI@gauge.open.with.lines.ne|le.25p}cent@/'
    Uz@/'=MJ[MEupMG=M9lockMD=MEopenMI=M9re{@collision@c{.side.frontUk@/.forw{dUpste}_wheelMl?MI$@c{.side.frontRq.off
    MIwave.3@c{.side.frontREcrop.trunk.p{titionRY=KEopenRI.cropRN=KJ[REtow.~tchRN=RAoof.c{go.c{ri}RR=RS?RX=
    R4top./'.front.]RW=RS;RX=RMre{.]RV=RR;RW=K8door.front.]@front.;@re{.]@re{.;.openKzr.;.open=KsopenKw=Kn;.openKx=
    KeopenKi=KSre{.]@re{.;.openKv=KcopenKg=KX;.openKh=KOopenKS=KJ;@re{.]@re{.;.openKw=KdopenKh=KY;.openKi=KPopenKT=
    KDre{.]@re{.;.openKg=KNopenKR=KI;.openKS=MDslid_.].openMU=ML;.openMV=R8front.radiowaves.front.]@front@front.;Rz=
    MD]./'<44MV=<44MD;./'<44MW=<44K8lane.dash|./'.inw{dKe=KK)ste}_wheelKd=KKdep{ture.]KY=UZ?Ue=KU;KZ=Ua?Uf=
    S8radiowaves.2.front.].front.front.;Sn=SLre{.].re{.re{.;Sk=KJfrontKO=KJre{KN=KO]KS@re{.;Kh=RTc{.top.frontRg=KT[KO;
    MT.)$Mp=Maxm{kMf=RUc{.top.frontRh=KU[R9e{.radiowaves.re{.]@re{@re{.;Rv=MC]./'<80MU=<80MC;./'<80MV=<80R8video.re{.]
    RN=RJ;RO=M4window.]MF.)$WMlockMMxm{kMG$MGxm{kMB;MG.)$WNlockMNxm{kMH$MHxm{kJ3bon.dioxide.cloudJK=J7monoxide.cloudJL=
    J3rotJ6=M3seat.]MC.1ME=MD2ME=MD3ME=MDand.heat.wavesMR=MDbackrest.up@downMX=MDfanMG=MEillMEorw{d@backw{dMX=MDmassage
    MK=MDup@downMO=M8;MD.1MF=ME2MF=ME3MF=MEand.heat.wavesMS=MEbackrest.up@downMY=MEfanMH=MFillMForw{d@backw{dMY=
    MEmassageML=MEup@downMP=A3tR4.)clockRG=RL.rtlRHrtlABminus-G=>9ABplus-F=>8JBquestionm{kJN.{JOrtlD5+DB=A5[A9.)minus
    AGplusJGquestionm{kJS.{JTrtlC2seC4=M2tM3.+MA=M4[J1|isignM8./.+path>1RF'head.!.rotate.90R9bank.(RM=A9+AF=
    R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=J2llul{b{sWC.+WJ=J2ntsignM8./.+path>1RF'head.!.rotate.90R9bank.(RM=
    A9+AF=R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=J1hairJ5=J6loungeJC=J3ndeli}JA=D3ract}D9.{RAbnDBook.clos|DL.{
    WMbnDM[DQ.{WRbnWRguDRheDSiDRjaWRknDSoWRmlWSniWSrWRorWRpaWRsatWSiWRtaWSeDShDRzhWMguDMheDNiDMjaWMknDNoWMmlWNniWNrWMor
    WMpaWMsatWNiWMtaWNeDNhDMzhEBubbleEG.{WHbnEH[EL.{WMbnWMguEMheFNiFMjaWMknFNoWMmlWNniWNrWMorWMpaWMsatWNiWMtaWNeFNhFMzh
    WHguEHheFIiFHjaWHknFIoWHmlWIniWIrWHorWHpaWHsatWIiWHtaWIeFIhFHzhRA+RG.{SHbnRH[RL.{SMbnSMguRMheRNiRMjaSMknRNoSMmlSNni
    SNrSMorSMpaSMsatSNiSMtaSNeRNhRMzhSHguRHheRIiRHjaSHknRIoSHmlSIniSIrSHorSHpaSHsatSIiSHtaSIeRIhRHzhEBursor.ibeamEM.{
    UNbnUNguENheEOiENjaUNknEOoUNmlUOniUOrUNorUNpaUNsatUOiUNtaUOeEOhENzhJAduployanRAguDAheDBiDAjaRAknDBoMAmagnifyMH.{UIbn
    UIguMIheMJiMIjaUIknMJoUImlUJniUJrUIorUIpaUIsatUJiUItaUJeMJhMIzhRBlRBniRBrRAorRApaJBhoneticRAsatRBiRBqu{eRG.{SHbnRH[
    RL.{SMbnSMguRMheRNiRMjaSMknRNoSMmlSNniSNrSMorSMpaSMsatSNiSMtaSNeRNhRMzhSHguRHheRIiRHjaSHknRIoSHmlSIniSIrSHorSHpa
    SHsatSIiSHtaSIeRIhRHzhJButtonRAtaRBeWCxt.justifyWM.{WNbnWNguWNheWOiWNjaWNknWOoWNmlWOniWOrWNorWNpaWNsatWOiWNtaWOeWOh
    WNzhEEboxEH.{UI)sp{klesUW.{UXbnUXguUXheUYiUXjaUXknUYoUXmlUYniUYrUXorUXpaUXsatUYiUXtaUYeUYhUXzhUJnUIguEIheEJiEIjaUIkn
    EJoUImlUJniUJrUIorUIpaUIsatUJiUItaUJeEJhEIzhDBhDAzhR9s.low}caseRK.elRLruRBupp}caseRK.elRLruA4t.b{C9.doc.%>3CO=>3AA[
    RA%.pageRP=CAxaxisMF.ascend_MP.)clockMb.rtlWGdescend_RAyaxisK6dots.scatt}J6line.downtrend.xyaxisJR.+JY=
    JBflattrend.xyaxisJR.+JY=RBtext.clipbo{dRP=FBuptrend.xyaxisFP.+FW=A6pieA9=F6xyaxis.lineC2eck}bo{d.&>4332FDs~eld>4643
    F5listJ9.check|JH.rtlFArtlJAuncheck|A5m{kW9.appWD=MDlewatch#6WBrrow.'head.clockwiseRUount}clockwiseFAbubbleFG=ML.rtl
    MHrtlAA+WG.)airplaneWV=WNplusWR=JNquestionm{kJZ.{Ja[Je.{JNxm{kJS=WHdott|AH[FH')$Wk=FAdiamondFH=MAgobackw{d<22
    CAicloud#62CG=#62JAmessage#46JH=#46AA&AJ=CKportraitCS=MKstackMP=AAsealAE=RFtext.pageRO=RT.rtlRPrtlAB~eldAG=ABqu{eAG=
    C3vron.backw{dCG.2RHchevron.backw{d.dott|CIircleCN=CH*CN=JHto.lineN8compact.backw{dAGdownNGforw{dAG]
    RK.chevron.compact.;AG;AGupRI.chevron.compact.downRZ;.chevron.compact.down.chevron.compact.]A8downRC.2AD+AJ=
    RDdott|.2RDforw{d.2RLdott|.2RD;.2RJdott|.2AD*AJ=C8forw{dCF.2CG+CM=RGdott|.chevron.forw{dCG*CM=JGto.lineA8]AC.2
    RDchevron.].dott|RL;AEircleAJ=FDforw{d?.chevron.;AD?.chevron.;<1AEqu{eAJ=JDto.lineA8;AD.2AE+AK=REdott|.chevron.;AE*
    AK=JEto.lineA8upRA.2ABchevron.downRN.*RU=RJ;.chevron.down.chevron.]ACircleAH=RBdott|.2RBforw{d.2RJdott|.2RB;.2
    RHdott|.2AB*AH=M2ineseyuanrenminbisignMN./.+path>1RU'head.!.rotate.90RObank.(Rb=MO+MU=ROgauge.ch{t.]^.;^Re:.top:.;:
    ROr_RS.dash|MO*MU=A1ircleF6@line.%FQ=M7)checkm{kMM=MD$MS=MDminusMI=MDplusMH=MDquestionm{kMP.{MQ[MU.{MDxm{kMI=
    C8ottom^=>1FM|MO.inv}seMD;^.check}|>1RNpatt}n.check}|AD:.split>4574C7+CD=C7dash|CD.inset=>2116FO|>2115JE&F8ott|MD@+
    ME+MK=A7[CB.*=>56MB|.ipadMI=MJlandscapeMS=MGhoneMK=JEpatt}n.diagonalline.&F7grid.2x1FF=FG]=|FG;=|BE2BF=
    WGtop].checkm{k=|AC3x3FF.+FM=AG[CCcrossCH.down=>1FR|CI[CI]=>1FR|CI;=>1FS|CIup=>1FP|AChex>2AF=>4F7hexagongridFI.+FP=
    FJ[FEpathFI=F7inset=|>2070A7]^=>1FK|MM.inv}seMN;^.strip|.%Mp.inv}seMGstrip|.%MY.inv}seW7on.*WG.int}section.dott|
    WHm}geJ7&.dash|JH[|.patt}n.diagonallineA8ight^=>1FL|MN.inv}seF7?FC=C8qu{eFD=C7top^=>1FJ|ML.inv}seC6badgeCB.2CD=CC[
    C6s.hexagongrid<33CJ=<31CFpath<31CJ=<31A1le{A5=J2ipbo{dJ9=A2ockD5./.2.+path>2CC+path>3RC'head.2.!.rotate.90
    WPclockwise.rotate.90.path.dott|RQount}clockwise.rotate.90J6badgeWB.airplaneWK=FCcheckm{kFL=FC$FR=JC[JCquestionm{k
    JO.{JP[JT.{JCxm{kJH=F6+FC=A6[A3udA5.boltJA.+JH=AB[ABrainJF.+JM=AG[J6+JC=A6drizzleJD.+JK=AE[A6[A7ogJ9.+JG=AA[A6hail
    JA.+JH=AB[A7eavyrainJF.+JM=AG[A6moonAA.boltJF.+JM=AG[JB+JH=AB[ABrainJF.+JM=AG[A6rainJA.+JH=AB[RAbow.cropRI=ME^<2
    MI=<2A6sleetJB.+JI=AC[A7nowJA.+JH=AB[A7unA9.boltJE.+JL=AF[JA+JG=AA[AArainJE.+JL=AF[R1oatW4.+WB=R5[J2loncurrencysign
    MH./.+path>1RO'head.!.rotate.90RIbank.(RV=AI+AO=RIgauge.ch{t.]^.;^RY:.top:.;:RIr_RM.dash|AI*AO=C2mbC4=A3mandC7.+CE=
    C8*CE=J3pass.draw_F4ut}mouseFD=C2neC4=J3tact.sensorJE=C4extualmenu@cursor/>1WJpoint}./A4rolR3v}tible.side
    RG.air.circulateRU=RLfreshRQ=RInd.$Ra=UIrrow.]@;Ub=RN'head.backw{dRi=Raforw{dRh@backw{dRu=Ri[RM'.downRZ=RVup
    RX./'.downRq=RY[RH[RIront.openRR.cropRW=RS[RH~ll.descent.controlRb=RNownUQ@gauge.open.with.lines.ne|le.25p}cent@/'
    Uz5p}cent@/'=RR[RMupRO=RHlockRL=RMopenRQ=J2oktopJ7=C1puF3=A1r|itc{dFA@123>1WFnumb}s
    WCrrow.'head.2.clockwise.rotate.90CB+CH=AB[WBrew{dsWI=FB')$Me=JBviewfind}J2icket.ballJC.+JJ=JD[A2opA4.rotateC3ss
    C5.caseKA.+KH=CB[C7ircleCC=C6[F6vialFA=C3wnC5=J2uzeirosignMC./.+path>1RJ'head.!.rotate.90RDbank.(RQ=AD+AJ=
    RDgauge.ch{t.]^.;^RT:.top:.;:RDr_RH.dash|AD*AJ=A1ubeA4.box>4195A8=>4199W5+WB=A5[C5transp{entCG=R2p@heat.wavesRI=
    F8sauc}FE=C2rlybracesCB.*CI=A3sor.rays>3492C6/>3476CB@*.on.*.dash|>3476CCclick>3476CH.2>3476CI)clock>3476
    CCmotionlines>3484CN.click>3484CCrays>3484UDesize.north.east.south.east>3468MC?>3483MH.*>3483MO=>3483CDqu{e>3483
    JI=>3483J3tains.clos|J9openC1ylind}C8=C9split.1x2CI=A0d.+A8=A2*A8=M1anishkronesignMF./.+path>1RM'head.!.rotate.90
    RGbank.(RT=MG+MM=RGgauge.ch{t.]^.;^RW:.top:.;:RGr_RK.dash|MG*MM=A1ecrease.indentA9quotelevelR2greesign.celsius
    RBfahrenheitJ2humidifi}JC=F2lete.backw{dFF=F7forw{dFE=A7]AB=A7;AC=C2skclockC9=A4topcomput}FF@/.downRKmacbook#37
    WG)checkm{kWMs~eld.checkm{kFG')$J4view#20J8=#20A1ial>4A4=>4J5~ghJ9=J5lowJ8=C5max<4C8=<4J6|iumJB=C6in<6C8=<6C3mond
    F7.bottom^=|F8+FE=C8[F8inset=|>1734F8]^=|F8;^=|F8top^=|F2ceF4=C2e.face.1CA=C92CA=C93CA=C94CA=C95CA=C96CA=
    X2gitalcrown#21FC./.clockwise#21FS=#21FKount}clockwise#21FZ=#21XD[#21XD%#21FN./.clockwise#21Fd=#21
    FVount}clockwise#21Fk=#21XO[#21FOpress#21FT=#21FDpress#21FI=#21D2rectcurrentJ2shwash}MA.+MH=JB[C3playC7.2
    F8and./.downWCscrewdriv}C8')$R3tribute.%JL.cent}JS=RM[JM]JQ=JM;JR=RBv}ticalJJ.bottomJQ=JKcent}JQ=RK[JKtopJN=A2vide
    A6.+AD=A7*AD=A1oc>63A3.append<2459CA=<2459CF.rtl<2459CBrtl<2459J4)/.up>59JI=>59MAclock>59MF=>59CAellipsis>59
    CAge{shape>60CJ=>60CAplus>60A4+>61AA=>61A4[>61C8.)ellipsis>53CFplus>56A4on.clipbo{d>59AG=>59A7doc>59AA=>59
    A4plaintext>4782CD=>4783M4questionm{k>3489MG.{>3489MH[>3489ML.{>3489MMrtl>3489MHrtl>3489A4richtext>3827CC.{>3827
    CD[>3827CH.{>3827CIhe>3827FJi>3827FIja>3827FIko>3827FIth>3827FIzh>3827CDhe>3827FEi>3827FDja>3827FDko>3827FDth>3827
    FDzh>3827A4text>4736C8.below.ecg>5446CI=>5446DN.rtl>5446DJrtl>5446A9[>4732CD.viewfind}>32F9image>4762FE=>4762
    A9magnify_glass>4750A9viewfind}>27F4viewfind}>26FE=>26C4zipp}>5582C3k./.down.&CBup.&C5&R3umentR8.)/.upRN=RFclockRK=
    RFellipsisRN=RFge{shapeRO=RFplusRJ=R9+RF=R9[R9on.clipbo{dRL=RCdocumentRK=WCtrashWH=R9viewfind}RJ=M2gM3.+MA=M4[
    J2ll{signJA./.+path>1RH'head.!.rotate.90RBbank.(RO=AB+AH=RBgauge.ch{t.]^.;^RR:.top:.;:RBr_RF.dash|AB*AH=J2ngsign
    M8./.+path>1RF'head.!.rotate.90R9bank.(RM=A9+AF=R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=J2or.french.clos|
    JCopenJ5g{age.clos|JI.')$JCdouble.bay.clos|JT.')$JNopenJR.')$JCopenJG.')$J5].hand.clos|JFopenJ5;.hand.clos|JGopen
    J5slid_.].hand.clos|JNopenJD;.hand.clos|JOopenC2t./'s.up.;.down.].+S4c{.top.radiowaves.2.re{.].re{.re{.;So=
    -5ircle>4010CA@cursor/>2FFhand.point.up.]=WFpoint}./-B[>4007FBviewfind}W5rosshairC4radiowaves.forw{dAF]@;AF;
    FFup.forw{dM4scopeM9.displayMAlaptopcomput}A5qu{eAA=CAshapeCF=CGsplit.2x2F4viewfind}I3s@line.v}tical@cursor/.&>1
    WRpoint}./.&C1padC4.down=>1FE|C5[C5]=>1FE|C5;=>1FF|C5up=>1FC|R1roneR5=C3pF4.+FB=J5degreesignJF=JG?JL=JQ.rtlJMrtlC5[
    M5^fullJ5keypad.&JL=M5transmissionA7i,AD=J2y}M5.+MC=J6[R1uffle.bagRA=J2mbbellJ8=A0e.+A8=A2*A8=A1{F3@waveform>2
    C4)checkm{kMAwaveformC4[C4')$W3bud.]W7;F6sW7.bone.conductionWN.]WO;F8caseFC=W8in.e{WE.]WF;W8stemlessWG.]WH;C3pods#22
    R1cg.text.page>5274RD=>5274RI.rtl>5274RErtl>5274A1jectC5.+CC=A6[U1lectronic.toll.collectionUQ.&Ua=Ub?Ug=Ub')$Uznm{k=
    A2lipses.bubble>3AF=>3A6isC8.bubbleCF=W9calend{AAircleWF.badgeWL=AG[FAurlybracesJ9message#46JG=#46C9&CI=
    F9v}tical.bubbleFO=KAiewfind}K1ngine.combustionMH.)$Md=KI[U7emission@drop.2.wat}.wave.belowRK$RKfilt}
    J2try.lev}.keypadJI=JJ')$Jm=A2velopeU8@/.3.downUP=RJ'head.branchRc=WDhand.rais|WO=CArrow.'.branch<4CU=<4A9badgeAE=
    WFminusWK=MFp}son.cropMQ=WGlusWJ=FFs~eld.^=|FX=CMlead_^=<2A9+AF=A9[CD.)s~eld.trail_^=<5RArontRE=RJ.rtlRFrtlA9open
    JD.)clockWP=AE[S9stackSE=W3ironments#23WC.+#23WJ=#23WD[#23WD?#23WI.+#23WP=#23WJ[#23A1qualA5.+AC=A6*AC=J1ras}W6.)xm{k
    WI=J7[J7line.dash|JI=W7?WC=W7')$Wa=A1scapeC2imC4=J1urosignM8./.+path>1RF'head.!.rotate.90R9bank.(RM=A9+AF=
    R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=M4zonesignMC./.+path>1RJ'head.!.rotate.90RDbank.(RQ=MD+MJ=
    RDgauge.ch{t.]^.;^RT:.top:.;:RDr_RH.dash|MD*MJ=M1v.ch{g}MA./'.]MT=MP;MU=MB$MQ=MB[MB?MG=M3plug.ac.gb.tMF=MBtype.1MH=
    MG2MH=M8dc.ccs1MF=ME2MF=MChademoMI=MBgb.tMF=MBnacsMF=A1xclamationm{kCF.2CG3DGapplewatch#6CHrrow.+path>3CM'.2.+path>1
    RUhead.2.clockwise.rotate.90RZ!.rotate.90JGbrakesignalAHubbleFM.+FT=AN[AG+AM=AGicloud#62AM=#62JGlockJK=
    MGmagnify_glassSHessage#46SN=#46AGoctagonAN=JGquestionm{kJS.{AGs~eldAM=AHqu{eAM=MGtirepressureKHransmissionAIi,AO=
    TPtext.pageTY=Td.rtlTZrtlMGw{n_lightMS=C2t}naldriveCD.)checkm{kJK$CKicloudCKminusCKp}son.cropCLlusJKquestionm{kJW.{
    CKtimemac~neCKwifiCKxm{kCEconnect|.to.line.belowCb=CE[CI.)checkm{kJP$CPicloudCPminusCPp}son.cropCQlusJPquestionm{k
    Jb.{CPtimemac~neCPwifiCPxm{kJJ')$JE')$A1yeC3.+CA=A4[W4^.clos|WF=A4?F9.+FG=AA[F5qu{eFA=F4')$FX=C3browA3dropp}AA.full
    AB^fullA3glassesMA.?C3sC4.inv}seA0f.+A8=A3ursiveA9.+AG=WA?A2*A8=C1ace.dash|CB=C5smil_CC=>1JDinv}seA4id#24F4maskF8=
    M2nJ3@light.ceil_JL=W4)/.up@down@/.]@;Wq=MButomaticMJ=J4ceil_JB=W5ircleWA=J4deskJ8=M4[J5loorJ9=W4gauge.open
    J4oscillationJF=M4?M9=F3blades<21F9=<9JA?<4JF=<4C2xmac~neJA=F1}ryF5=C1ib}channel>1F3rechannelM2eld.of.view.ultrawide
    MN=MEwideMI=M2gureM6.2J8@c~ld.hold_handsJArms.openM9+MF=R9].hold_handsR9;.hold_handsJ7am}ican.footballRO.+RV=
    J8nd.c~ld.hold_handsJ8rch}yRE.+RL=J9ms.openJ8ustralian.footballRQ.+RX=J7badmintonRG.+RN=J9rreRC.+RJ=J9seballRF.+RM=
    JAketballRH.+RO=J8owl_RE.+RL=J9x_RD.+RK=M7c~ldMC@lockML=MMopenMQ=MD+MJ=J8limb_RF.+RM=J8ooldownRF.+RM=J9re.train_RK.+
    RR=J8ricketRE.+RL=J9oss.train_RL.+RS=J8url_RE.+RL=J7danceRC.+RJ=J8isc.sportsRI.+RP=J8ress.line.v}tical.figure>273
    J7ellipticalRH.+RO=J8questrian.sportsRO.+RV=J7fallJB.+JI=J8enc_RE.+RL=R8ield.hockeyRJ.+RQ=J9s~ngRE.+RL=J8lexibility
    RI.+RP=J7golfRB.+RI=J8ymnasticsRH.+RO=J7hand.cycl_RJ.+RQ=JBballRF.+RM=J8ig~ntensity.int}valtrain_Rb.+Ri=J9k_RD.+RK=
    J8ockeyRD.+RK=J8unt_RE.+RL=R7ice.hockeyRH.+RO=RBskat_RI.+RP=J8ndoor.cycleRJ.+RQ=RErow_RK.+RR=REsocc}RK.+RR=
    J7jumpropeRF.+RM=J7kickbox_RH.+RO=J7lacrosseRF.+RM=J7m{tial.{tsRJ.+RQ=J8ind@bodyRK.+RR=J9x|.c{dioRJ.+RQ=
    J7open.wat}.swimRM.+RT=J8utdoor.cycleRK.+RR=RFrow_RL.+RS=RFsocc}RL.+RS=J7pickleballRH.+RO=J9latesRE.+RL=J8layRB.+RI=
    J8ool.swimRG.+RN=J7racquetballRI.+RP=F8ollRB.+RI=JCrunn_paceRN.+RU=JB_RE.+RL=J9w}<60J8ugbyRC.+RJ=J9nJA.+JH=KB*.stack
    KN=RBtreadmillRK.+RR=J7sail_RE.+RL=K8eat|.seatbeltKM@airbag.offKZnRN].drive.seats.1Rf.1Rh=Rg2Rh=Rg[Re2Rf.2Rh.2Rj=Ri3
    Rj=Ri[Rg3Rh.2Rj=Ri3Rj=Ri[Rg[Re3Rf.3Rh.3Rj=Ri[Rg[MFide>18MI.air.distribution.low}>19Mamiddle>20Mg@low}>20Mq.,d>20
    Maupp}>20Mf.,d@low}.,d>22Mrmiddle>22Mx@low}.,d>22KNlow}>11KNupp}>12KS@low}>12KNwinds~eld>13KMbag.off>18KT.2>18KRn>18
    KS.2>18MKutomatic>18RJ]WN.air.distribution.indirectRflow}Wk.,d@upp}.,dRfmiddleRl@low}Rv.,dRfupp}Tk@middle@low}
    Wngl|@dott|line@low}.,dRwlow}.,dRwmiddleRzdle@low}.,dRRbag.offRY.2RWnRX.2RPutomaticROfanROste}_wheel
    ROwinds~eld.front@heat.wavesRt.air.distribution.low}Rzistribution.middleRzistribution.middle@low}Rzistribution.upp}
    Rzistribution.upp}@low}Rzistribution.upp}@middleRzistribution.upp}@middle@low}RJ;WO.air.distribution.indirectRglow}
    Wl.,d@upp}.,dRgmiddleRm@low}Rw.,dRgupp}Tl@middle@low}Wogl|@dott|line@low}.,dRxlow}.,dRxmiddleRzddle@low}.,dRSbag.off
    RZ.2RXnRY.2RQutomaticWPc~ld.lapRPfanRPste}_wheelRPwinds~eld.front@heat.wavesRu.air.distribution.low}
    Rzdistribution.middleRzdistribution.middle@low}Rzdistribution.upp}Rzdistribution.upp}@low}Rzdistribution.upp}@middle
    Rzdistribution.upp}@middle@low}KJwinds~eld.front@heat.waves<37Mo.air.distribution.low}<37Mzbution.middle<37
    Mzbution.middle@low}<37Mzbution.upp}<37Mzbution.upp}@low}<37Mzbution.upp}@middle<37Mzbution.upp}@middle@low}<37
    R8katebo{d_RK.+RR=JB_<3J9i_.crosscountryRQ.+RX=JEdown~llRM.+RT=J8nowbo{d_RJ.+RQ=J8occ}<197JAialdanceRI.+RP=J9ftball
    RF.+RM=J8quashRD.+RK=J8tair.stepp}RK.+RR=JCsRD.+RK=CAndRC.dressRI.line.v}tical.figureCDline.dott|.figure.stand
    J9ep.train_RK.+RR=J9rengthtrain_.functionalRY.+Rf=JOtraditionalRZ.+Rg=J8urf_RE.+RL=J7table.tennisRJ.+RQ=J9ic~RD.+RK=
    J8ennisRD.+RK=J8rack@fieldRM.+RT=J7volleyballRH.+RO=C7walkJB.{rivalCC+CI=JCdep{tureCDiamondCJ=JCmotionMI.')$
    WCsuitcase.roll_WS.+WZ=RCtreadmillRL.+RS=REi,RK=J9t}.fitnessRK.+RR=JCpoloRG.+RN=C9veCB.+CI=J8restl_RG.+RN=J7yogaRB.+
    RI=C2lemenu@cursor/>2CO.rtl>2WDpoint}./WQ.rtlCDselectionA3mF4.+FB=A5[J5stackJA=W2nd}#7R2re.ext_uish}RH=J4placeJ9=
    J4wallJ8=M5orksJ2shK4.+KB=J5[A1lagF4.2.cross|JE.+JL=FF[F5and.flag=|.cross|C5)ellipsisCJ=J5check}|>8JE.2.cross|>8
    KF+>8KL=>8A6ircleAB=A5[F9|@flag.cross|R5patt}n.check}|RM.2.cross|RN+RT=UNlcA5?CA.+CH=AB[F6qu{eFB=A3meF5.+FC=A6[
    W6gauge.openM3shlight.off.+ML=BF[MCn.+MK=BE[MB?MG.+MN=M4kM5=J2euronJ7=B2ip.%<3100BF=<3100C4phoneJ2orinsign
    MA./.+path>1RH'head.!.rotate.90RBbank.(RO=AB+AH=RBgauge.ch{t.]^.;^RR:.top:.;:RBr_RF.dash|AB*AH=A3wch{tA9=
    R2uid.batt}yblockJ7rakesignalR6coolantK6transmissionC1nA1old}C6.)ge{>1FHshapeADminus-I=>12ADp}son.crop-O=>11AElus
    -H=>10CDquestionm{kCP.{A7+AD=A7[CB.)ge{>1FMshapeAIminusAIp}son.cropAJlusCIquestionm{kCU.{J2otball<3526J8.+<3526
    JF=<3526J9[<3526F2rk.knifeFA.+FH=R3mfitt_.gamecontroll}RQ=A3w{dF7.+FE=A8endAB.altAF=JC+JI=AC[A8[C9rameCD=
    J2ssil.shellJC=J1rancsignM9./.+path>1RG'head.!.rotate.90RAbank.(RN=AA+AG=RAgauge.ch{t.]^.;^RQ:.top:.;:RAr_RE.dash|
    AA*AG=J2y_.panJA=U1uel.filt}.wat}F4pumpR8@filt}MArrow'.]MR=MN;MS=F9+FF=M9$MO=F9[M9?ME=W9th}momet}WK=A2nctionU8.{A1x
    A0g.+A8=A2*A8=A1amecontroll}RE.+RL=AF[A2uge>26A5.)minus>26ACplus>26W6ch{t.]^.;^WG:.top:.;:J6~gh>20J6low>18J6m|ium>19
    JC.)minus>19JJplus>19W6openWA.;^.dott|.with.ne|le@/.'head.backw{dMBwith.lines.ne|le.33p}cent
    Rc@/.'head.from.0p}cent.to.50p}centMm'Mu.from.0p}cent.to.50p}cent<2MT67p}cent@/'Mu@c{MT84p}cent.exclamation
    M6with.dots.ne|le.0p}centMN100p}centMN33p}centMN50p}centMN67p}centMNbottom.0p}centMU100p}centMU50p}centMd.)minus
    MkplusMBne|leMH=A1e{J4.badgeFA.checkm{kFBquestionm{kJBrtlFBxm{kF5+FB=C4shapeC9.2CB=JA/.'.2.+path>1
    ROhead.2.clockwise.rotate.90FA+FG=CA[M6ift.layout.sixspe|A1iftC4.+CB=A5[C4c{dC8=A1lobeF5.am}icasFE=F7sia.australia
    FK=F6)chevron.backw{dWDlockWH=J6central.south.asiaJO=J6deskJA=F6europe.africaFJ=W6[K3wplugA1obackw{d<3283AA.10<4595
    AD.{<4595AE~<4595AC5<4502AD.{<4502AE~<4502AB30<4234AD.{<4234AE~<4234AB45<4023AD.{<4023AE~<4023FB5<3949FC.{<3949
    FD~<3949AB60<3894AD.{<3894AE~<3894AB75<3873AD.{<3873AE~<3873AB90<3830AD.{<3830AE~<3830ABminus>1376A2forw{d<3315
    A9.10<4624AC.{<4624AD~<4624AB5<4531AC.{<4531AD~<4531AA30<4263AC.{<4263AD~<4263AA45<4052AC.{<4052AD~<4052FA5<3978
    FB.{<3978FC~<3978AA60<3923AC.{<3923AD~<3923AA75<3902AC.{<3902AD~<3902AA90<3859AC.{<3859AD~<3859AAplus>2052
    C1raduationcapFD.+FK=CE[W3ph.2dW63dA2eat}thanAB.+AI=AC*AI=RBorequaltoRK.+RR=RL*RR=C3et_c{dCC=A2idA4.+AB=J1u{anisign
    MB./.+path>1RI'head.!.rotate.90RCbank.(RP=AC+AI=RCgauge.ch{t.]^.;^RS:.top:.;:RCr_RG.dash|AC*AI=W2idepoint.%WBv}tical
    WJ./'.forw{dWKnumb}sA3t{sC7=M1ym.bag<1067M7=<1067C2roscopeA0h.+A8=A2*A8=CD.on.*=>2C9on.*FI=A1amm}F6.+FD=A7[
    J2nd.app>27J8=>27A5drawR9.)ellipsisRO=AA[R5palm.fac_RG=R6inchRA=C6oint.downCF=AB]AF=AB;AG=CBupCD.brailleRL.)ellipsis
    Ra=CM[CE[CE]MI@textMR=CJ[A5rais|KB.appKF=KCbrakesignalKN.?FC+FI=AC[JEng}s.spreadJQ=RCpalm.fac_RN=AC?AH=FDqu{eFI=
    FJon.*FS=R7ysR9=C5tapC8=A6humbsdownFF.+FM=AG[WK|.hand.thumbsupWGhand.thumbsupWT=WY|SG?SL=ABupFD.+FK=AE[SE?SJ=C5wave
    C9=K4bagM7.+ME=K8[W8sensor.tag.radiowaves.]@;Wi=M4s@sp{klesMI=C6clapCA=C6sp{kles<4CE=<4M3g}A2reM4.+MB=A5[R2t.capR7=
    R4widebrimRC=K2z{dsignKA=R1ead.profile./.forw{d@vision.pro>2Mbpro>1XDvision.pro.remove#4K4light.daytimeKH=KAfogKD=
    JA~gh.beamJJ=JAlow.beamJI=A4phonesCA.+CH=TBdotsWBov}.e{WBsensor.tag.radiowaves.]@;Wl=RClashR4setR7.+RE=C3r_aid.e{>3
    J7device@signal.met}JU=FEe{JH=A4tW5.)boltWG=WH?WM=A6+AC=A6[W6gauge.openF6&FF=A6?AB.+AI=AC[F7qu{eFC=R6text.clipbo{d
    RK=CB*CH=K3t.element.winds~eldM5wavesRA@fanWB+WH=WBgauge.openJ4}.v}ticalJF=A2lmR4etR6=A2xagonF7.bottom^=|A8[F8]^=|
    F8;^=|F8top^=|J1ifireceiv}JC=A4speak}CB.2RD.)minusRP=RKplusRO=CE[FCand.appletv#3FN=#3JS.rtl#3JOrtl#3CGhomepod#27
    RN.)minus#27RZ=#27RUplus#27RY=#27CO[#27ROmini#30RS.)minus#30Re=#30RZplus#30Rd=#30RT[#30ENmini<6ER=<2RDrrow.forw{dRP=
    RC)minusRN=RIplusRM=AC[C2ghlight}WB.)ellipsisJ1ockey.puckJB.+JI=JC[J2ld.brakesignalC2mekit<3913C4pod#27C7.2#27
    R9.)minus#27RL=#27RGplus#27RK=#27CA[#27F8and.appletv#28FJ=#28JO.rtl#28JKrtl#28RChomepod.mini#29RO.)minus#29Ra=#29
    RVplus#29RZ=#29RP[#29EJmini<6EN=<2R9rrow.forw{d#27RL=#27W8)checkm{k#27WN=#27WS.rtl#27WOrtl#27REminus#27RJ=#27
    REplus#27RI=#27C8[#27R8mini#30RC.2#30RE.)minus#30RQ=#30RLplus#30RP=#30RF[#30WDand.appletv#31WO=#31WT.rtl#31WPrtl#31
    RErrow.forw{d#30RQ=#30WD)checkm{k#30WS=#30WX.rtl#30WTrtl#30RJminus#30RO=#30RJplus#30RN=#30RD[#30E7mini<22EB.2<22
    ED=<18FCand.appletv<18FN=<18JS.rtl<18JOrtl<18EC[<8M2rnM4.blastMA=M5[A2urglassM9@lock>2RA)eyeWGlockCGplusABottom^=>1
    FP|FA+FG=-Aend>2-Ast{t<5AAtop^=>1FM|A3seK5@flagKE.+KL=KF[R6)$RR=RCwifiRG=C6+CC=A6[K6lodgeKB.+KI=KC[R6?RB=
    J1ryvniasignMB./.+path>1RI'head.!.rotate.90RCbank.(RP=AC+AI=RCgauge.ch{t.]^.;^RS:.top:.;:RCr_RG.dash|AC*AI=
    J1umidifi}JA@dropletsJN=WFellipsisWN=JB[F6tyF8=A2rricaneJ9.+JG=U1ydrogenU8.+UF=U9*UF=A0i.+A8=A2*A8=A1cloud#62
    A6@/.down#62AL=#62AHup#62AJ=#62A7+#62AD=#62W7dash|#62A7[#62A7?#62AC=#62F8qu{e#62FD=#62A1ncrease.indentA9quotelevel
    J2dianrupeesignMF./.+path>1RM'head.!.rotate.90RGbank.(RT=AG+AM=RGgauge.ch{t.]^.;^RW:.top:.;:RGr_RK.dash|AG*AM=
    C2finityD8.+DF=A3oJ4.bubbleJB=MG.rtlMCrtlA5+AB=UCtext.pageUL=UQ.rtlUMrtlJ5*JB=T5'TD=K5winds~eldR2hal}R7=
    R2set=|.applewatch.case#6RDbottom^.&RX.portraitROtop^.&WJlead_.bottomtrail_.&RR&Ra.portraitWLft.bottom;.&RO&
    RX.portraitRJ;.&RY.portraitRJ:.&RY.portraitRP*RKrail_.&Rb.portraitRDcapsuleRK.portraitREent}.&RT.)plusRUportrait
    REircleRJ.dash|WK?RDdiamondRDlead_^./.lead_.&RP&RY.portraitRPtoptrail_.bottomtrail_.&RQrail_^.&RK:.&RZ.portraitRQ*
    RFft^./.].&RM&RV.portraitRNight^.&RMtop;.bottom;.&WH:.middle:.;:.&RN&RW.portraitRN*RDovalRH.portraitWDpanoRD&
    RM@cursor/>6RRp}son=|Te.+Tl=Xf?Xk.rtlWSoint}./RN)recordRNon.&RNportraitREight^./.;.&RN]^.&RN&RW.portraitRI:.&
    RX.portraitRO*RD*RJ.dash|RDtop^.bottom^.&RR].bottom;.&RL&RU.portraitRGlead_.bottomlead_.trail_^.&RO&RX.portrait
    RIft.bottom].;^.&RL&RU.portraitRLtop;.bottom^.&Ra].bottom;.&RG;.&RV.portraitWG:.middle:.bottom:.&RM&RV.portraitRM*
    RHrail_.&RY.portraitRErail_^./.trail_.&RQlead_^.&RQ&RZ.portraitRL:.&Ra.portraitRR*RFi,REvC2t}naldriveCD=C1pad#63
    F4@/.forw{dF9iphone>37KF.?>37W5)checkm{k#63PB$#63RBlocation#63DBplay#63M5case#68M9@iphone.case#66K5gen1#63P9.)$#63
    RGlocation#63KGplay#63WAcrop.homebutton.+#63KAlandscape#63PJ.)$#63RQlocation#63KQplay#63RK?#63WAsizes#63RBlash#63
    K82#63P9.)$#63RGlocation#63KGplay#63KAlandscape#63PJ.)$#63RQlocation#63KQplay#63RK?#63WAsizes#63RBlash#63
    C5homebutton<23DF.)play<21CGlandscape<20DP.)play<18C5landscape#63WE@applewatch#64RJiphone#65RP.?#65WLod#67PF)$#63
    RLlocation#63DLplay#63F5re{.cam}aM5sizes#63C2hone#69F6@/.forw{d>1RO.inw{dRPoutw{dMH]@/.;>1Rb.inw{d#69RH;.inw{d
    RNoutw{dWBipod#72WBvision.pro#71R8pp.switch}#69W7)checkm{k#69PD$#69RDlocation#69DDplay#69M7case#73F8ircle#69FD=#69
    R8rop.+#69R7dock.motoriz|.viewfind}#100K7gen1#69RB@/.]#69PC)$#69RIlocation#69KIplay#69KC+#69KI=#69RDrop.+#69
    WHhomebutton.+#69KClandscape#69RL.?#69RCmotion#69KCradiowaves.]@;#69Kb.+#69Ki=#69WCsizes#69KDlash#69KH.+#69KO=#69
    KA2#69RB@/.]@/.;.inw{d#69PC)$#69RIlocation#69KIplay#69KC+#69KI=#69RDrop.+#69KClandscape#69RL.?#69RCmotion#69
    KCradiowaves.]@;#69Kb.+#69Ki=#69WCsizes#69KDlash#69KH.+#69KO=#69KA3#69RB@/.]@/.;.inw{d#69PC)$#69RIlocation#69
    KIplay#69KC+#69KI=#69RDrop.+#69KClandscape#69RL.?#69RCmotion#69KCradiowaves.]@;#69Kb.+#69Ki=#69WCsizes#69KDlash#69
    KH.+#69KO=#69C7homebutton<55DH.)play<52FI+<52FO=<52DIlandscape<50CIradiowaves.]@;<48Fh.+<48Fo=<48CI?<47FN.+<47FU=<47
    D7landscape#69R7motion#69W7patt}n.diagonallineWR.on.&.portrait.dash|C7radiowaves.]@;#69FW.+#69Fd=#69F8e{.cam}a
    M7sizes#69C8lash#69FC.+#69FJ=#69F8m{tbatt}ycase.gen1#70FR2#70C2od#74W4@applewatch#75W9vision.pro#76R5shuffle.gen1#77
    RG2#77RG3#77RG4#77R5touch#78RA.landscape#78RB?#78C4shuffle.gen1<7CF2<7CF3<7CF4<7C4touch<7D9.landscape<7FA?<7A1talic
    F1vfluid.bagFB=A0j.+A8=A2*A8=CD.on.*=>2C9on.*FI=R1acketW6.+WD=R7[W7sensor.tag.radiowaves.]@;Wh=C0kA1.+A8=A2*A8=
    M1as~da.{abicC1eyR3.2.on.r_RD=R4c{.radiowaves.forw{dRQ=RV.rtlRRrtlU8sideUC=R7dR8=W5ircleWA=U5onv}tible.sideUK=C4[K4%
    KE=C4icloud#62CA=#62K4radiowaves.forw{dKM=MN?MS=W4sensor.tag.radiowaves.]@;We=W5~eldWA=M5lashM9=U5uv.sideUC=
    U4truck.pickup.sideUL=I4viewfind}A3bo{dC8.)ellipsisJN=JGyeJI=A9chevron.compact.downJT=CP]JT=F9[C9macwindow
    C9onehand|.]JN=CJ;JO=J1ipsignM7./.+path>1RE'head.!.rotate.90R8bank.(RL=A8+AE=R8gauge.ch{t.]^.;^RO:.top:.;:R8r_
    RC.dash|A8*AE=K1phK3.+KA=M0l.button.round|bottom.%MX=A2+A8=C2joystickCA.down>3CF=>3CB[FBpress.downFL=FBtilt.downFK=
    FG]FK=FG;FL=FGupFI=C2&.round|bottom<18CP=<18A2*A8=M11.button.round|bottom.%MY=M3+M9=C3&.round|bottom<4CQ=<4
    M12.button.,dtop.v}tical.]MX=MAround|top.%MV=M3+M9=C3&.round|top<4CN=<4M13.button.,dbottom.%.]Mc=M14.button.%MK=
    C1adybugM7.+ME=C8[R8?RD.+RK=RE[J2mp.ceil_JC=JDinv}seJ5deskJ9=J5floorJA=J5tableJA=K2neF3y{dc{dFB=C2ptopcomput}
    FE@/.downJJipad>310CLhone>310WF)checkm{kKF?FF')$A2rge+=.+<394J3isignM8./.+path>1RF'head.!.rotate.90R9bank.(RM=A9+AF=
    R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=M2s}.burstA3soF5@sp{kles>1M6)sp{klesC6sp{kles<1C2tch.2.caseCC=
    J2urel.lead_SE.laurel.trail_J7trail_M1b.button.round|bottom.%MY=M3+M9=C3&.round|bottom<4CQ=<4C1eafA4./.+path>2
    CB'.+path>1RJhead.clockwiseF5+FB=C5[M2ftM4.+MB=A2ssthanA8.+AF=A9*AF=R8orequaltoRH.+RO=RI*RO=C2velC5=M1icenseplateMC=
    C2fepres}v}CD=J2ght.beacon.maxJG=JEinJG=J6cylindrical.ceil_JP=JQinv}seA6maxA7inK6ov}head.]KJ=KF;KK=J6panelJB=
    J6recess|JE.3JG=JHinv}seJF[JFinv}seJ7ibbonJC=J6strip.2JD=A5bulbJ9.2JB=FA+FG=AA[JAl|JD=JEwideJI=MAmaxMD=MBinMD.)$MZ=
    ME[AA?AF=M5railM9=M5spectrum.%J6witch.offJF=JG*JM=JDnJE=JF*JL=F2ne.2.%.decrease.+FX=C53.cross|.swirl.+CR=F7%
    MH.button.,dtop.v}tical.;Mn=FI+FO=FIdecreaseFQ.+FX=C5diagonalCD./>1WE'head.up.;WZ.].downC5%.2.decrease.+<16CX=<16
    AG3<14CH.+<12CO=<12AIdecrease<12AQ.+<12AX=<12CGst{=.line.%F4s.measurement.%WS.align|.bottomMIv}ticalC4weightA3k
    C4.)plusA5+AB=A5icloud#62AB=#62J2rasignM8./.+path>1RF'head.!.rotate.90R9bank.(RM=A9+AF=R9gauge.ch{t.]^.;^RP:.top:.;:
    R9r_RD.dash|A9*AF=C2st@filmA5bulletWB.)ellipsisADelow.&FC+FI=JDlipbo{dJL=ACindentCC&FL=FMportraitFU=J5clipbo{dJE=
    A5dashW9.)ellipsisFAhead}.&WQ=A5numb}CB.{WC)ellipsisWQ.~WRrtlFC~ACrtlC5st{C5'A2vephoto#33C9.)a>1MHutomatic#33
    AAplay#33AA?#33J2z{dM6.+MD=J7[M1m.button.%MK=A1ocationR8.appRC=A9+AF=A9[CD.viewfind}F9magnify_glassA9northFE.+FL=AF[
    AFlineAJ=A9?JE.+JL=AF[FAqu{eFF=C9viewfind}A3kM4.app.dash|D8lewatch#6W5)checkm{kWK=MClockMG=WBxm{kWG=A5+MB.dott|AC[
    F5desktopcomput}F6isplayC6oc>2C8=>2R8umentRD=A5[W5he{tWA=A5icloud#62AB=#62F6padF7honeF5laptopcomput}A5open
    F9.applewatch#6FAdesktopcomput}FBisplayAA[FAipadFChoneFAlaptopcomput}KArotationJA')$Jd=C5&WE.dash|CF[CFon.&RR.dash|
    CS[CFstackCK=A6otationAD.open<12A5s~eldAB=A6lashAA=C6qu{eWB.dash|CC[CCstackCH=J5')$JY=F2go.playstation>928
    F5xbox>3249U2ng.text.page@pencilUP=C2upeM1sb.button.,dbottom.%.]Md=M1t.button.round|top.%MV=M3+M9=C3&.round|top<4
    CN=<4C1ungsC5=A0m.+A8=A2*A8=M11.button.%MK=M12.button.%MK=M13.button.%MK=M14.button.%MK=M1acbook#37R7@applewatch#38
    KCipad#39KEhone#40WEod#41RCvision.pro#5MIpro<1W8)checkm{k#37WE$#37WEs~eld.checkm{k#37M8gen1#37WC.sizes#37MB2#37
    WC.sizes#37W8sizes#37R9lash#37W8')$#37C3mini#36W7.)checkm{k#36WN=#36C8[#36U8gen2#36UC=#36UB3#36UC=#36C3pro.gen1#34
    FB=#34CA2#34CB=#34CA3#34WB.)ckeckm{k#34WR=#34FC[#34CCs}v}#34J3studio#35W9.)checkm{k#35WP=#35JA[#35A3window
    M9@cursor/>2MP.rtl>2WEpoint}./WR.rtlCA)plusCAon.&CM.rtlWAstackF2gazineF8=F3icmouse#43FA=#43A3nify_glassAF.+AM=
    F3safe.batt}ypack#42FJ=#42C2ilC4@text.magnify_glassCT.rtlC5[C5stackCA=R2laysianr_gitsignRK./.'head.!.rotate.90
    RLbank.(RY=RL+RR=RLgauge.ch{t.]^.;^Rb:.top:.;:RLr_RP.dash|RL*RR=J2natsignM9./.+path>1RG'head.!.rotate.90RAbank.(RN=
    AA+AG=RAgauge.ch{t.]^.;^RQ:.top:.;:RAr_RE.dash|AA*AG=A2pF3.+FA=A4[A3pinA6@ellipseMI.+MP=B7+BD=A7?FC.+FJ=F8qu{eFD=
    R2tt}.logo#106R1eccaJ2dalJ5=P6st{PA=F3iastickJ4cal.th}momet}JJ=C2gaphoneC9=A2moriesS8.)checkm{kAFminusAFplusSFxm{k
    U9?C5yc~pFA=C2nub{./.down.&CEup.&C8dock.&CM.)recordC8&F4c{dF8=A2ssage#46F7@waveform>12FK=>12J8badge#46JD.+#46JK=#46
    JP.rtl#46JLrtl#46JE[#46JI.rtl#46JI|=#46JP.rtl#46JErtl#46MEwaveform#46MM=#46A8+#46AE=#46A8[#46A2tronomeC9=A1ic>20
    J3@signal.met}>20JK=>20F4)plus>22JAxm{k>23A4+>24AA=>24A4[>24F8.)plus>18JFxm{k>19A4?>22F9.+>22FG=>22AA[>22F5qu{e>22
    FA=>22J3robeJ7.+JE=J8[R5phoneRA@signal.met}RR=RB)ellipsisRP=RHplusRL=RHxm{kRM=RB+RH=RB[RB?RG.+RN=RH[RCqu{eRH=J5wave
    J9=J2llsignM8./.+path>1RF'head.!.rotate.90R9bank.(RM=A9+AF=R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=A2nus
    W5./.'head.clockwiseRQount}clockwiseA6+AC=C6diamondCD=F6forw{d?.plusA6magnify_glassK6plus@fluid.batt}yblock
    CBbatt}yblockKN.$Kd=CO[KO?KT=KPtackUT./'.]Um=Ui;Un@/'.]Uzi,.]=Uo[KU$Kj=KU[WBlines.measurement.%.align|.bottomA6&AF=
    CGportraitCO=A6?.plus<24A7qu{eAC=J2rror.side.]KG@/.turn.down.;KLheat.wavesJC;KH@/.turn.down.]KMheat.wavesA1oonA4.+
    AB=M5dustM9.+MG=MA[A5[J5hazeJ9.+JG=JA[R5road.lanesA5st{sJA.+JH=AB[A5zzzA8=J4phase.first.qu{t}JN.inv}seJBull.moon
    JJ.inv}seJAlast.qu{t}JM.inv}seJAnew.moonJI.inv}seJAwan_.crescentJP.inv}seJHgibbousJO.inv}seJCx_.crescentJP.inv}se
    JHgibbousJO.inv}seM4riseM8.+MF=M9[M4setM7.+ME=M8[R2p|R5=C2saicC6=R2torcycleRA=C2untC5=K5ain.2KA.+KH=KB[C3thC5=
    C2ve.3dM3ieclapp}MC=K1phK3.+KA=K1ugK3=A2ltiplyA8.+AF=A9*AF=A2sic.house>10AB=>10A6mic>3F9.+>3FG=>3R9rophoneRG.+RN=
    A6noteWA./.'head.clockwiseCBhouseCG=ABlistWB?WCqu{e.stackWN=FBtvFD=W6pagesWB=C6qu{t}note.3C3tacheC8=A0n.+A8=A2*A8=
    J1airasignM9./.+path>1RG'head.!.rotate.90RAbank.(RN=AA+AG=RAgauge.ch{t.]^.;^RQ:.top:.;:RAr_RE.dash|AA*AG=C1etwork
    F7.)s~eld.^=|M8?C2wspap}F9.+FG=CA[M1orwegiankronesignMI./.+path>1RP'head.!.rotate.90RJbank.(RW=MJ+MP=
    RJgauge.ch{t.]^.;^RZ:.top:.;:RJr_RN.dash|MJ*MP=C2seC4=A3ignJ6.appJA=U7)clockC2te>87C4.text>2059C9.)plus>2061R4qual
    R8.+RF=R9*RF=A1umb}A6.+AD=A7*AD=R6sR7.{W8bnW8guR8~W8kmW9nW8mlW9niW9rW9yW8orW8paR8&RH.{RI[RM.{RN~RI~W8satW8teJ7ign
    A0o.+A8=A2*A8=J1{.2.cross|RD.+RK=C1ctagonF7.bottom^=|C8[F8]^=|F8;^=|F8top^=|K1ilcanR6@th}momet}RM=K7[C1pticaldiscJB=
    CBdriveCG=M5id#47M7=#47A4onC1valF4.bottom^=|C5[F5inset=|<1115F5]^=|C5portraitFD.bottom^=|CE[FEinset=|<1119FE]^=|
    FE;^=|FEtop^=|F5;^=|F5top^=|J2enJ4=A0p.+A8=A2*A8=M11.button.%MK=M12.button.%MK=M13.button.%MK=M14.button.%MK=
    W1ad.head}M3dles~ft}.]MI=ME;MJ=W2int.bucket.classicA5brushAA=CBpoint|CI=C5paletteCC=A2noM4.)playMF=A5[A2p}clip
    C9.)ellipsisBA+BG=A5planeCA.+CH=AB[A2ragraph>1C9signF3enthesesJ3k_lightJC=F7signJB.brakesignalJN.?FC+FI=
    RCradiowaves.down.;.offMN]@;Rb.?MN;@safetyconeRC*RI=MDte}_wheelJ3ty.popp}JC=A2useA5.+AC=A6[A6&AF=F2wprintF8.+FF=F9[
    C1cF1eacesignM2dal.accel}atorMH=M6brakeMB=M6clutchMC=J3estrian.gate.clos|WM.')$JGopenWK.')$A2ncilA6@ellipsis.&>723
    MBlist.clipbo{dMP.rtlABoutlineJBrul}JG=MBscribbleA7+AD=J7lineA7?A7tip#102AA.crop.+#44CM.)/.forw{d#44Mg=#44ATminus#44
    MY=#44ATplus#44MX=#44MN[#44F3tagonF8.bottom^=|F9[F9]^=|F9;^=|F9top^=|A2rcentC7.{A3sonA6.2R8./.'head.!W9badgeWE=
    JFge{shapeJO=MFkey#104MI=#104RFminusRK=RFplusRJ=C9+CF=FArop.*.stackFQ=A9[J9gobackw{d<16W9s~eldWF=JAlashJE=
    AAqu{e.stack<8AL=<8F9wave.2FF=A73A8=F9sequenceFH=C7and./.]@/.;>1Rb.outw{dJBbackground.dott|MMstrip|.%-Bp}son<34
    -H=<19F7)clockFI=IDkey#101IG=#101ADminusAI=>77ADplusAH=>76JDs~eld.checkm{kJT=RK$RZ=M8ubbleMD=J9stMB.+MI=JC[
    U7checkm{k@xm{kUQ.rtlA8ircleAD=F8rop.{tframeRC)magnify_glassRX=AC+FI.badgeAO.checkm{k-Y=>26FQlockFU=WPellipsisWX=
    AQxclam>2-V=>21CVationm{kFe=FP[APminus-U=>18FQoonFT=APplus-T=>15CPquestionm{kCb.{Fc[Fg.{APxm{k-U=>12KJdash|MP.+MW=
    AJ[AN.)checkm{kAUexclam<19Caationm{k<20AUminusAUplusCUquestionm{k<13Cg.{<13AUxm{kAC&JL.)plusJW=AM[FMstackFR=AC*
    NI.)cam}aNV=NPvideoNU=AJ[CN@at.&>1FN|@at.&Fg=RJon.*.,dRZ=A7[CB@/.]@/.;>1Rg.outw{dCC)minusCIplusCCcheckm{kUL@xm{k
    UV.rtlCMrtlCCquestionm{kCO.{CPrtlCCturn.downCH]CH;CCviewfind}CCxm{kCH.rtlA7icloud#62AD=#62J7line.dott|.p}sonJP=M7?
    MC=W8patialaudio.3d=#53WK[#53WKst}eo.3d=#53WR[#53F7text.&FL=WM')$Wp=F7wave.2FD=A6alhotspotFF.+FM=RG?A4pective
    R3uviansolessignRH./.'head.!.rotate.90RIbank.(RV=RI+RO=RIgauge.ch{t.]^.;^RY:.top:.;:RIr_RM.dash|RI*RO=J2setasign
    MA./.+path>1RH'head.!.rotate.90RBbank.(RO=AB+AH=RBgauge.ch{t.]^.;^RR:.top:.;:RBr_RF.dash|AB*AH=J3osignM8./.+path>1
    RF'head.!.rotate.90R9bank.(RM=A9+AF=R9gauge.ch{t.]^.;^RP:.top:.;:R9r_RD.dash|A9*AF=W2t.c{ri}WB.+WI=WC[A1hone
    F5@waveform>15FI=>15A7rrow.down.]JL=>30AC;JH=>29ACup.;JK.+JR=JL[>26J6)checkm{kRDlockRH=ACplus-G=>23MCwaveformMK=
    M7ubbleMC=MH.rtlCD]<3CH=<3MDrtlA6+AC=C7onnectionJG=A6downAA.+AH=AB[JBwaves.]@;A6[AA./.down.]<30AH;<29AHup.;<26
    JB)checkm{kAHplusCBconnection<12W6pauseWB.+WI=WC[A3toF5.{tframeME.+ML=M6)/.downMM=MCcheckm{kML=RC$RR=SCmagnify_glass
    SR=MCplusMG=UCs~eld.$UY=F6+FC=A6[AA.on.&=A6on.&CI.,dRP=-J[<4J6stackJB=U6')$UZ=D7vU1iU2.+U9=U3*U9=C2anokeysC9.inv}se
    J2llJ4.+JB=J5[C4sF5.+FC=C6[A2nB3.+BA=A4[A4?A9=F5qu{eFA=C2pC3.ent}C5xitC4[C4removeC4swapJ3e@dropJD=C1lacehold}text=
    F3tt}.2=|.ipadFL.landscapeFJhoneFN.landscapeF8bottom.applewatch.case#6G8[|.bottom@/.down.iphoneFNpplewatch.case#6
    GMiphoneGFtop@/.up.iphoneFKpplewatch.case#6GJiphoneF8top.applewatch.case#6A3yA4.+AB=J5desktopcomput}W6iamondWC=
    J7splayA5[M5houseMA=J5laptopcomput}A5&AE=FFon.&FR.+FY=FS[C5?CA=F6qu{eFB=KCstackKH=D5tvD7=A4pauseJ9.+JG=AA[
    J4station.logo#99A2usA4.appA8=R6rrow.'head.clockwiseWPount}clockwiseA5bubbleAB=W5capsuleWC=A6irclePB.dash|AC[
    C5diamondCC=F5forw{d?.minusA5magnify_glassC6essage#46CC=#46U6inus.capsuleUI=A5&AE=CJ.on.fold}=>3AN&=CFon.fold}FO=AI&
    -R=<4CFportraitCN=A5?.minus<16A6qu{eFB.dash|AC[AG.on.*=ACon.*-L=<2C5viewfind}A4minusA9.+AG=
    F1oint.3.connect|.'path.dott|F8[|.connect|.'path.dott|M6bottom]=|.forw{d.to.point.top;.scurvepath
    RIorw{d.to./.'.scurvepathRr=Rhuturn.scurvepathRx=MX'.uturn.scurvepath<2Mw=<2MSpoint.top;=|.scurvepathMhscurvepathMr=
    C6[.top].down.curv|to.point=.bottom;.up>8FA|.top].down.curv|to.point.bottom;.up>9M7orw{d.to.point.capsulepathMY=
    C6top].down.curv|to.point.bottom;.up>3Fm=>3FY[|.bottom;.up>3MJto.point.bottom;.curvepathMn=Me[|.curvepath
    ME[|.down.to.point.bottom;.curvepathR9;./.'.backw{d.to.point.bottom]=|.scurvepathRxscurvepathRzurvepath=
    RF[|./.'.backw{d.to.point.bottom].scurvepathW5}./WD@*.on.*.dash|WEclickWJ.2WK)clockWEipadWI@*.on.*.dash|WJraysWJ?
    WO.*WV=WKqu{eWP=WEmotionlinesWP.clickWEraysWE?WJ.*WQ=WFqu{eWK=M2lishzlotysignMF./.+path>1RM'head.!.rotate.90RGbank.(
    RT=MG+MM=RGgauge.ch{t.]^.;^RW:.top:.;:RGr_RK.dash|MG*MM=J2pcornJ7.+JE=J8[A2w}F5.+FC=F6dott|M5cordM9=R5met}C5offC6n
    J6utlet.stripJH=JCtype.aJI=JJ*JP=JHbJI=JJ*JP=JHcJI=JJ*JP=JHdJI=JJ*JP=JHeJI=JJ*JP=JHfJI=JJ*JP=JHgJI=JJ*JP=JHhJI=JJ*
    JP=JHiJI=JJ*JP=JHjJI=JJ*JP=JHkJI=JJ*JP=JHlJI=JJ*JP=JHmJI=JJ*JP=JHnJI=JJ*JP=JHoJI=JJ*JP=F5plugF9=RAportraitRI=C5sleep
    A1rint}C7.dotmatrixCH=CM@pap}=>1FM|@pap}RY.inv}seRIinv}seA8[CC@pap}=>1FC|@pap}RO.inv}seR8inv}seR2ogress.indicator
    A3jectiveA1urchas|A9.+AG=C2zzlepieceFB.extensionFL=CC[C1yramidC7=A0q.+A8=A2*A8=A1rcodeA6.viewfind}A1uestionm{kFC.app
    FG.{FHdash|FN.{FH[FL.{CErJDbubbleJJ.{JK[JO.{AD+CJ.{RKdash|RQ.{AK[CO.{ADdiamondCK.{AL[CP.{CDfold}CJ.{CK[CO.{KDkey=|
    SDmessage#46TK.{#46SL[#46TP.{#46AD*CJ.{CKdash|CQ.{AK[CO.{RDtext.pageRM.{RN[RR.{RSrtlRNrtlADvideo#25CI.{#25AJ[#25
    CN.{#25AOrtl<1AJrtl<4A2ote.bubbleAC=CH.rtlCDrtlF6clos_F6open_J5levelM0r.button.round|bottom.%MX=A2+A8=C2joystick
    CA.down>3CF=>3CB[FBpress.downFL=FBtilt.downFK=FG]FK=FG;FL=FGupFI=C2&.round|bottom<18CP=<18A2*A8=CD.on.*=>2C9on.*FI=
    M11.button.round|bottom.%MY=M3+M9=C3&.round|bottom<4CQ=<4M12.button.,dtop.v}tical.;MY=MAround|top.%MV=M3+M9=
    C3&.round|top<4CN=<4M13.button.,dbottom.%.;Md=M14.button.%MK=X1adicand.*rootXJ.{C4oC5=A5waves.]>1877AB;>1879M2inbow
    A2ysM1b.button.round|bottom.%MY=M3+M9=C3&.round|bottom<4CQ=<4-1ealtimetext>1120T2ceiptT7=C3ord.+CD=A6_tapeJD.+JK=
    A3t,F9.2.swapFA3.groupMH.bubbleMO=FP]<2FT=<2WIdash|FI[ACoffgrid<7CJ.bubble.]<7CV=<7AK[<4AAand./.up.;@/.down.]Am.?
    FEhand.point.up.]FW=Fb|AEpap}clipCFencil@ellipsisCX.rtlCEtext.magnify_glassCY.rtlCBrrow'.2.inw{dCQoutw{dAA)checkm{k
    -P=>25CGminusDGp}son.cropCHlusXGsp{klesXO=AGxm{k-L=>22FBottom^=|FLinset=|<1987CG:.inset=<1977FW|<1978
    CAcent}.inset=<1972FR|<1973FT.)plus<1973MBheck}|>81ABompress.v}ticalCCnnect|.to.line.belowCAdash|CG@pap}clip
    CH)recordABock<3582RAexpand.diagonalAHv}ticalAA[AE.)checkm{kCLminusDLp}son.cropCMlusALxm{kAFon.&.,d=AS[CW.+>54Cd=>54
    CX?=>59FE|@hand.point.up.]AAgrid.1x2AI=WH3WI=AF2x2AI=SF3x1SI=AH2AI=RH3RI=FAinset.bottomlead_=|<2022COft=<2020
    FV|<2021CM;=<2020FW|<2021FMtrail_=|<2017CG[<1987FK|<1988MM@cursor/<1982FRp}son=|<1988MN)record<1983FNon.&<1983
    FGtoplead_=|<1968CLft=<1966FS|<1967CJ;=<1964FT|<1965FJtrail_=|<1960MAlandscape.rotateWQ.?HBead_^=|FMinset=|<2021
    FY./.lead_<2023FH:.inset=|<2019CCft^=>1FN|CJinset=<2018CT./.]<2020FT|<2020FV./.]<2022CE:.inset=<2017FU|<2018AAon.&
    AM.,d-T=<52MN)ge{shapeMOutton.,dtop.v}tical.]Mr=FN+FT=RNdash|-N[<58CN?FS.+FZ=FT[FOqu{eFT=RApatt}n.check}|CBortrait
    JI@/.forw{dJa=FT;FY=CKrrow'.2.inw{dCZoutw{dMJ)plusMT=FKottom^=|FUinset=|<2084FPlead_.inset=|<2081FRft.inset=|<2079
    FP;.inset=|<2078FP:.inset=|<2077FQrail_.inset=|<2075FJcent}.inset=|<2071CJ[FJinset=|<2038FJlead_^.inset=|<2067
    FQ:.inset=|<2064FLft^=|FSinset=|<2062FN:.inset=|<2058FJon.&.portraitJe.,dJl=Ff[Ff?Fk=FJ;^=|FTinset=|<2047
    FO:.inset=|<2046MKotateWP.?FJ?FO=FKplit.2x1FS=FT?FY=FJtop^=|FRinset=|<2049FMlead_.inset=|<2047FOft.inset=|<2045
    FM;.inset=|<2042FM:.inset=|<2040FNrail_.inset=|<2038FKrail_^.inset=|<2035FR:.inset=|<2034MAratio.16.to.9MN=MG3.to.4
    MM=MG4.to.3MM=MG9.to.16MN=CBight^=>1FO|CKinset=<2077CU./.;<2080FU|<2079FW./.;<2082CF:.inset=<2079FV|<2080
    CBound|bottom<5129CN=<5129CHtop<5129CK=<5129CA?CF=CBplit.1x2CJ=CG2x1CJ=FK?FP=CI2CJ=AG3x1AJ=AI3AJ=ABtackAF.)minus
    -R=>8AMp}son.cropFX=FNlayFQ=AOus-Q=>4AG[AK.)minusARp}son.crop<7ASlusAGp}son.crop<793AR=<793WG?WL=FAtop^=|
    FIinset=|<2110DD:.inset<2098EO=<2099FT|<2100HBrail_^=|FNinset=|<2095FZ./.trail_<2098FI:.inset=|<2095J2frig}atorJC=
    A2peatA6.1F8.{D9+FF.{DG[FK.{FL~FG~F9~W7)xm{kUI.+=<1D7+DD=C2st{tC7.+FE=K2t{d}.brakesignalMK@$ML?A3urnF6.]F7;A1hombus
    A7=R1ichtext.pageRD.{RE[RI.{RJheRKiRJjaRJkoRJthRJzhREheRFiREjaREkoREthREzhM2ghtM5.+MC=M5'MD=MEsplit.diagonalMS=W2ng
    -4.+>263-B=>263W5dash|M1m.button.%MK=K1oad.lane./'.2.inw{dUQoutw{dJ9sJA.curv|.]JI;R2botic.vacuumUE@/'.upUZ=
    UJellipsisUR=RF[J2ll}.shade.clos|JDopenJ2man.shade.clos|JCopenA2setteC2tate.3dM9.+MG=MA[A7]AB=A7;AC=
    M1sb.button.,dbottom.%.;Me=M1t.button.round|top.%MV=M3+M9=C3&.round|top<4CN=<4J1ublesignM9./.+path>1
    RG'head.!.rotate.90RAbank.(RN=AA+AG=RAgauge.ch{t.]^.;^RQ:.top:.;:RAr_RE.dash|AA*AG=R2gbyballR9.+RG=RA[C2l}C5=
    J2peesignM9./.+path>1RG'head.!.rotate.90RAbank.(RN=AA+AG=RAgauge.ch{t.]^.;^RQ:.top:.;:RAr_RE.dash|AA*AG=A0s.+A8=A2*
    A8=A1af{i#48A6=#48J2ilboatK8.+KF=J9[C1cale.3dC5massC9=C3nn}C7=A2issorsB8.)ellipsisF9+FF=F2oot}A3peF2rewdriv}FB=
    A3ibbleC8.v{iableC3ollC6=C1dc{dC6=C1ealC4=A2lection.pin.in.outJ2nsorJ6=W7radiowaves.]@;WW=F7tag.radiowaves.forw{dFT=
    C2rv}.rackW4ice.dogWB=C1hadowJ3r|.with.you>4MF.+>4MM=>4JG?>4R6withyou#50RD.+#50RK=#50RE?#50F5play#49F9.?#49
    J3zam.logo#51JB=#51J2ekelsignMA./.+path>1RH'head.!.rotate.90RBbank.(RO=CB+CH=RBgauge.ch{t.]^.;^RR:.top:.;:RBr_
    RF.dash|CB*CH=A3qelsign.+<8AH=<8AB*<4AH=<4A2ieldD6.check}bo{d>9ME|>8A7[A7]^=>2CK.?>3FK|MM.)checkm{kFN?MN')$
    R7patt}n.check}|F7;^=|A7?AC=A3ftA5=C3pp_boxJB@/.backw{dJU=FC+FI=CC[M2oeM4.2M6=W5/.'head.up@downWZ=WR;WW.+Wd=WX[M5+
    MB=M5[J4prints=J3w}J6=J7handheldJF=J7sidejetJE=A2uffleD7.+DE=C1ideb{.lead_AAftA8;C8*s.lead_CIftCG;CGtrail_C8trail_
    A2gnatureC9.{CAheFAjaFAthFAzhK4post@/'.upKT.+Ka=KU[C9]KD.+KK=CE[C9;KE@]KN.+KU=KO[KF+KL=CF[C2mc{dC7.2C9=C8[
    R2ngapor|oll{signRJ./.'head.!.rotate.90RKbank.(RX=RK+RQ=RKgauge.ch{t.]^.;^Ra:.top:.;:RKr_RO.dash|RK*RQ=J3kJ4=W2ri#52
    M1katebo{dMA=A2ewM2isM4=A1lash.+AC=C2eepF5.+FC=R2id}.%.2./.'head.!JKgobackw{d<1FK&@/.'.2.+path>1
    Rmhead.2.clockwise.rotate.90MK*JQ.)/.downJRon.*AI3WIbelow.+.]^=|Wk.inv}seWV;^=|Wl.inv}seAO&JO*@*=|CV[@*>1FZ|@*
    MPun.maxXTinC7v}tical.3A2owmoA1mall+.+AI=AC[.+>2AN=>2FG|.+FP=M3rtphoneA2iley<3676A6=<3675A2okeJ5.+JC=A6[A1now>3
    M4bo{dM9=F4flakeF9.+FG=KAroad.laneKJ.dash|KA?J1occ}ballJA.+JH=JM.inv}seJIinv}seJBinv}seJ2faJ4=K2sK3.+KA=J1paceC3rkle
    F7.magnify_glassW8text.clipbo{dWM=A7sW8.2C9&.stackCO=C9*=.on.*>1FK|.on.*F9tvFB=W3tial.capture#54WF=#54
    WGon.hexagon#54WQ=#54WG?#54WL=#54A2eak}A7.1>27A9=>28A82>28A9=>38A83>38A9=>38F8)$FT=F8+FE=A8[J8minusJD=J8plusJC=A8?
    CD.+CK=CP.rtlCLrtlAE[AI.rtlAErtlJ9qu{eJE=W8')$Wb=C8wave.1RE./'s.up.;.down.]CF[CD2ME.bubbleML=MQ.rtlJM]<3JQ=<3
    JV.rtl<3JRrtl>1MMrtlCF+CL=CF[CD3CE=A8zzzAB=AG.rtlACrtlA3|omet}<3127J2igotJ6=U2oon.s}v_A3rtscourtJB.+JI=AC[J2rinkl}
    J9@dropletsJM=JA[A1qu{eJ6.2.lay}s.3dJI.bottom=|MJ[JJtop=|C9stack.3d<4CH.bottom=<4FT|<5CItop=<4FQ|<5J73.lay}s.3d
    JI.bottom=|GJdown.backw{dJW.?.rtlGOforw{dJV.?.rtlGO]HS.?GO;HT.?JJmiddle=|JJ?JJtop=|C9stack.3d<13CH.bottom=<13FT|<14
    CImiddle=<6FT|<7HI?<7CItop=<7FQ|<8A7and./.downSL.)checkm{kSb=RTlockRX=SSxm{kSX=AM[AMon.*AV=AHupUJ.)checkm{kUZ=ORlock
    OV=FK+FQ=AK[AKon.*AT=FK')$Rn=CCt.&FN=ABline.v}tical@*AZ=>1Fe|ABpencilJH.+JO=M8rrow'.4.outw{dM7)plusMH=C8ottom^=>1FM|
    JD:.inset=|<2665C7+CD=C7dash|CD.inset=<2618FO|<2619J8ott|A7[AB@line.v}tical@*>7Fe=AU*=<1ACon.+=CF*>4AL=
    CCtext.grid.1x2FB|@line.v}tical@*FEon.*A7grid.2x2AF=CC3x1.below.line.grid.1x2FZ=CG[.below.line.grid.1x2<1
    CHold}.)plusCN[.)plusAE2AF=CE3CF.bottom]=>1FV|CMmiddle=>1FX|CM;=>1FW|CG[CK.*>7CGmiddle=>1FR|CM]=>1FV|CM;=>1FW|FG*
    RM.)ellipsisCGtop]=>1FS|CJmiddle=>1FU|CJ;=>1FT|AC4x3=F7inset=|<2665J7lead_:.inset=|<2697A9ft^=>1FK|JB:.inset=|<2691
    -8ine.v}tical.*=.]<47A7on.+-G=<46AA*JG.)p}son.cropJY=CHdash|-H[<49JHint}section.dash|CH*shape.controlhandlesM7resize
    MD.downMEupA8ight^=>1FL|JC:.inset=|<2686C7?CC=A8plit.1x2AG=AD2x1AG=AF2AG=CDbottom;qu{t}CV=CDdiagonalCL.2x2CP=CM[
    A8tackAC.3d.down.dott|line>5CLforw{dCS=AL;AQ=CGforw{d.dott|lineCY=AGupCI.)a>2CQ=>2MQutomaticMY=AJ[AJ?AO=MJ')$Mm=AD[
    F7text.*FI=C8op^=>1FJ|JA:.inset=|<2704J8rail_:.inset=|<2696R6rootA6s.below.&J8lead_.&MP=C7hape
    CB.controlhandles.on.*shape.controlhandlesCCdash|.*shape>2JDott|.split.2x2>6MKqu{eshapeCC[CCsplit.2x2CL.dott|>1
    US.insideUZ@outsideUToutsideCI3x3CDqu{eshape.dash|>1MPott|J1tairsA3rF4.bubbleFB=A5+AB=A5[-9.]>5U5hexagonUC=
    C5lead_^=>1FL|A7ft^=<1X5&XE=A5?AA=C6qu{eCB=JCon.*JL=A4oflifeCA.+CH=AB[MBs~eldMH=K2e}_wheelRD@handsKJeat.wavesKIkey
    MIliquid.waveKJock>5RFrrow.'head.!@clockwiseMJ'.]MS;ME)$WKlockME+MK=KE$KEroad.laneKN.dash|KE?J3rl_signMC./.+path>1
    RJ'head.!.rotate.90RDbank.(RQ=AD+AJ=RDgauge.ch{t.]^.;^RT:.top:.;:RDr_RH.dash|AD*AJ=C3thoscopeFB.+FI=A2opA4.+AB=A5[
    A4watchA9=M3refrontMA.+MH=MB[J3veJ5=A2rikethroughWD.doubleW3oke.line.diagonalWK.?K4ll}K8=B2udentdeskA1uit.clubA9=
    A5diamondAC=A5he{tAA=A5spadeAA=F4caseF8.c{tFD=WAircleWF=F9[K9roll_WG@filmWP.+WW=WQ[WLsuitcaseWT.+Wa=WU[WH+WN=KH[A2m
    C3.{F2n@horizon>12JF.+>12JM=>12FG[>12A4dustJ8.+JF=A9[A4hazeJ8.+JF=A9[M5orizonMB.+MI=MC[R4]^=|A4maxF7.+FE=A8[J8')$Jb=
    A5inA7=M4rainM8.+MF=M9[R5ight^=|M4snowM8.+MF=M9[M3glassesMA=A3riseJ7.+JE=A8[A3setJ6.+JD=A7[M2rfbo{dM9=
    R2spension.shockK2v.sideK8.air.circulateKM=KDfreshKI=KAnd.$KS=UArrow.]@;UT=KE'.downKR=KNupKP./'.downKi=KQ[K9[
    KAront.openRJ.cropRO=KK[R9~ll.descent.controlRT=MFownUI@gauge.open.with.lines.ne|le.25p}cent@/'Uz@/'=MJ[MEupMG=
    M9lockMD=MEopenMI=K9re{.openRI.cropRN=KJ[RAoof.c{go.c{ri}RR=RS?RX=J1watchpaletteJD=M2|ishkronasignMG./.+path>1
    RN'head.!.rotate.90RHbank.(RU=MH+MN=RHgauge.ch{t.]^.;^RX:.top:.;:RHr_RL.dash|MH*MN=C2ift#55M5data#56M3rl.+.;^=|
    MT.inv}seC3tch.2J7programmableJJ=JK*JQ=J1yr_eJ7=A0t.bubble<5557C8.{<5557A9[<5556CD.{<5556CEhe<5554C9he<5538A2+A8=A2*
    A8=A1able>6A5.)more>6AG=>8A6[>6J7urnitureJF=C5cellsCA.)ellipsisCP=>2CB[FF.)ellipsisR2chomet}A2gA3.+AA=A4[C4?C9=
    F5qu{eFA=K2illight.fogKD=F2keoutbag@cup@strawFS=C2rgetJ1|dybe{J9=A2letype#57A8.answ}#57FF.+#57FM=#57C9+#57CF=#57
    J2ngesignM9./.+path>1RG'head.!.rotate.90RAbank.(RN=AA+AG=RAgauge.ch{t.]^.;^RQ:.top:.;:RAr_RE.dash|AA*AG=J3nis.racket
    JD.+JK=J6ballJA.+JH=JB[J3tK4.2K6.+KD=K7[K5+KB=J5[C2rminal<7176C8=<7174F2sttube.2A2xt.aligncent}AA]AA;
    C6nd.command.macwindowA6ppendA5)checkm{kCK.rtlABminusABplusABst{ABxm{kW6elow.fold}WH=CBphotoCG=DL.rtlDHrtl
    C6ook.clos|CG=A6ubbleRB.)clockRN=RS.rtlROrtlAC[CG.rtlCCrtl-5chevron.]<4878-D;<3165A6ursor<5580CB.{<5580CChe<5578
    CDi<5578CCja<5578CCko<5577CCth<5568CCzh<5568R5documentRD=A5ins}tA5justifyGC.lead_GFftGD;GDtrail_AC]<3AC;<3
    W5line.2.summ{y#105WJ.)xm{k#105WA3.summ{y#105JAfirst@/'.forw{dJAlast@/'.forw{dRAmagnifyC5magnify_glassCK.rtl
    W5pad.head}WF.)clockWR.rtlWMplusR7geR9.)magnify_glassRA[RA?RF=RK.rtlRGrtlA5quoteCA.rtlW5&WE=RFpageRJ=C7dactionW5*=|
    F5viewfind}J5word.spac_A4box<5509C7.{<5509C8he<5487C9i<5487C8ja<5487C8ko<5486C8th<5477C8zh<5477A4formatJA.12>109
    JD.{>109JE~>111MEkm>111MEmy>115AD3<2082CE.{<2082FF~<2080ABabc>25AE.dott|und}line>49ACltRE.{UFbnRFelUFguRFheRGiRFja
    UFknRGoUFmlUGniUGrUForUFpaUFsatUGiUFtaUGeRGhRFzhRCrUBbnRBch{act}sRL.{ROrow.]@;Rg.{UhbnRhelUhguRhheRiiRhjaUhknRioUhml
    UiniUirUhorUhpaRhruUhsatUiiUhtaUieRihRhzhUMbnRMdott|und}lineRb.{UcbnRcelUcguRcheRdiRcjaUcknRdoUcmlUdniUdrUcorUcpa
    RcruUcsatUdiUctaUdeRdhRczhRMelUMguRMheRNiRMjaUMknRNoUMmlUNniUNrUMorUMpaRMruUMsatUNiUMtaUNeRNhRMzhRBelUBguRBheRCiRBja
    UBknRCoUBmlUCniUCrRBnumb}sRI.{RJbnRJguRJ~RJkmRKnRJmlRKniWKrRKyRJorRJpaRJsatRJteUBorUBpaUBsatUCiADzeDF.{RGbnRGguDGhe
    DHiDGjaRGknDHoDGl{g}DM.{RNbnRNguDNheDOiDNjaRNknDOoRNmlROniROrRNorRNpaRNsatROiRNtaROeDOhDNzhRGmlRHniRHrRGorRGpaRGsat
    RHiDHmall}DN.{RObnROguDOheDPiDOjaROknDPoROmlRPniRPrROorROpaROsatRPiROtaRPeDPhDOzhRGtaRHeDHhDGzhACubscriptDK.{ULbn
    ULguDLheDMiDLjaULknDMoULmlUMniUMrULorULpaULsatUMiULtaUMeDMhDLzhADp}scriptDM.{UNbnUNguDNheDOiDNjaUNknDOoUNmlUOniUOr
    UNorUNpaUNsatUOiUNtaUOeDOhDNzhUBtaUCeRChRBzhJ1heat}mask@paintbrushJQ=FBsFC.+FJ=FD[A3rmomet}>9WB@ellipsis
    KGliquid.wavesRS.snowflakeRT')$JCbrakesignalWCgauge.openJC~ghJClowJCm|iumJI.?ACsnowflakeJL.+JS=-Glake<3ADunJF.+JM=
    CG[WCtirepressureKDransmissionRCv{iableMK@figureMV.+Mc=WL)clockWRplayC1icketW6.+WD=C7[A2melapseC5ine.selectionA4r
    J5.+JC=C6*R2reR4.)snowflakeM4pressureC1ogglepow}J2iletK6.+KD=J7[A2rnadoJ7.+JE=A3toiseM8.+MF=A9[D3usC2uc~d#58R2w.~tch
    R9.$RP=RA[M1raction.control.tirepressureMT.$MU?F3in.side.front.c{FBmiddle.c{FBre{.c{C3mW4.c{dW9=C6ircleCB=A5[
    F9.tunnelC5tunnel=<1P3nslate#79K5missionF3pezoid@line.%FT=FJv}ticalFR=A3shA5.+AC=A6[A6?FB.+FI=AC[FC*FI=F7qu{eFC=A3y
    A4.2A6=A5and./.downAJ=AFupAH=W5badgeWA=C5+CB=A5[A6ullA9=K2eeK4.+KB=K5[A2i,F8.bottom^=|C9+CF=A9[F9inset=|<3444A9]^=>1
    FM|A9;^=>1FN|F9top^=|M8shapeMD=J2ophyJ6.+JD=J7[A4icalstormJD.+JK=M2uck.boxM9.)clockML=MQ.rtlMMrtlMA[M6pickup.side
    MH.air.circulateMV=MMfreshMR=MJnd.$Mb=UJrrow.]@;Uc=MN'.downMa=MWupMY./'.downMr=MZ[MI[MJront.openRS.cropRX=MT[
    MI~ll.downUR@gauge.open.with.lines.ne|le.25p}cent@/'Uz25p}cent@/'=MS[MNupMP=MIlockMM=MNopenMR=
    R6side.~ll.descent.controlRV=RBroof.c{go.c{ri}RT=RU?RZ=R1saR3.+RA=R4?F2~rtM6.+MD=F7[J1ugriksignMA./.+path>1
    RH'head.!.rotate.90RBbank.(RO=AB+AH=RBgauge.ch{t.]^.;^RR:.top:.;:RBr_RF.dash|AB*AH=A2n_forkJ2rkishlirasign
    MF./.+path>1RM'head.!.rotate.90RGbank.(RT=AG+AM=RGgauge.ch{t.]^.;^RW:.top:.;:RGr_RK.dash|AG*AM=A1vC2@~fispeak}=
    D7m|iaboxJF=M3)wifiMD=A3+A9=A3[F3inset=|<3544A3music.note<2593AD=<2593M3?M8=A0u.+A8=A2*A8=A1iwindow.split.2x1
    A1mbrellaW8.+WF=A9[W9gauge.openJ9p}centJG.{JH[JL.{W9sensor.tag.radiowaves.]@;Wj=A1nd}lineW9.doubleA0v.+A8=A2*A8=
    W1ent.heat.waves.upw{dJ1ial.viewfind}A2deo#25F5@waveform>6FI=>6C6)checkm{k#25FCellipsis#25ACplus#25AG=>16
    MCwaveform#25MK=#25M7ubble#25MC=#25MH.rtl#25CD]<3CH=<3MDrtl#25A6+#25AC=#25J6doorbellJE=A6[#25CA.)checkm{k#25
    FHellipsis#25CHplus#25A6?#25MB.+#25MI=#25AC[#25F7qu{e#25FC=#25J5projectorJE=A2ew.2dA53dA4find}AA.+AH=MBrectangul{
    MB')$R2sion.pro#4RA@/.forw{d#4RS=#4WB)checkm{k#4WQ=#4RH$#4RW=#4RHplay#4RL=#4RB+#4RH=#4RB[#4RB?#4RG.+#4RN=#4RH[#4
    RB')$#4Re=#4M6pro<18M9@/.forw{d<18MR=<18MA)$<16MV=<16MGplay<16MK=<16MA+<16MG=<16MA[<16MA?<16MF.+<16MM=<16MG[<16
    M1oiceov}#9J2lleyballJA.+JH=JB[-3ume<1190-6.1<1190-8=<1190-72<1190-8=<1190-73<1190-8=<1190-7[<1186-7?<1182-C=<1178
    -H.rtl<1178-Drtl<1178-7zzz<1157-A=<1157A0w.+A8=A2*A8=C1akeF4.+FB=R2llet.bifoldRD=C7passCB=
    W7sensor.tag.radiowaves.]@;Wh=T2nd@outlineTG.inv}seA9raysAD.inv}seR9sp{klesRH.inv}seAAt{s<2AE.inv}se<2M2rn_lightMC=
    J2sh}M6.+MD=J7[M2tch.analogF5face.applewatch.case#6J3}.wavesJB@/.down>2JQ.')$>2RM'head.downRd.')$RZupJMup<1JC?
    M5bottleMB=C2ve.3.backw{dCF.+CM=R7downRB.c{.sideRK=RDircleRI=RDonv}tible.sideRS=RCpickup.sideRN=RCsuv.sideRK=
    C7forw{dCE.+CL=C7]CB.+CI=C7;CC.+CJ=R7upR9.+RG=A4formF8@magnify_glass>5FEic>6MDp}son=|S9)checkm{kFF$MFmagnify_glass
    MGic>1RIrophoneFHnusFFplusSFxm{kA9+AF=W9lowW9midA9pathAD.)minusAKplusAEecgSH.magnify_glassCI&CR=SItextSM.clipbo{dSW=
    Sb.rtlSXrtlSNpageSR=SW.rtlSSrtlSNrtlJ9?J1eb.cam}aJA=R1heelchairR1idget.extral{geRH.)plusR7l{geRC.)plusR7m|ium
    RD.)plusR7smallRC.)plusA2fiW4.)lockF5+FB=A5$MK.+MR=J5rout}JB=A5?F6qu{eFB=A2ndJ4.+JB=A5snowJ9.+JG=J4ow.awn_JD.clos|
    J7casementJF.clos|J8eil_JE.clos|J7%JH.clos|J7shade.clos|JDopenJ7v}tical.clos|JGopenJ4s~eld.front@fluid>3KQ@spray
    KLheat.wavesKLsprayJLwip}JQ@dropKVsprayKR$KRint}mittentJBre{@fluid>3KP@sprayKKheat.wavesKKsprayJKwip}KP@dropKUspray
    KQ$KQint}mittentJ3eglassJ9=J1onsignM7./.+path>1RE'head.!.rotate.90R8bank.(RL=A8+AE=R8gauge.ch{t.]^.;^RO:.top:.;:R8r_
    RC.dash|A8*AE=A1rench>1J6.adjustableJH=C8nd.screwdriv}CM=A7[<3K2ongwaysignKC=A0x.+A8=A2*A8=A8root<2010J1box.logo#97
    A1m{kF5.appF9=C6binC9.+CG=CA[A6+WC.)airplaneWR=AD[C6diamondCD=A6icloud#62AC=#62A6octagonAD=A6&AF=CGportraitCO=A6seal
    AA=A7~eldAC=A7qu{eAC=R6'.+.*RS=C1s}ve#60M6.raid#61A0y.+A8=A2*A8=J1ensignM7./.+path>1RE'head.!.rotate.90R8bank.(RL=
    A8+AE=R8gauge.ch{t.]^.;^RO:.top:.;:R8r_RC.dash|A8*AE=M1ieldsignM9=A0z.+A8=A2*A8=R1ipp}.pageM1l.button.round|top.%MV=
    C3&.round|top<2CN=<2M1r.button.round|top.%MV=C3&.round|top<2CN=<2A1zz

    """
