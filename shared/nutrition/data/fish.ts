/** Fish and seafood; cooked unless the name says raw. Columns: see food-row.ts. */
export const fish = `
usda:175168 | Salmon | grilled salmon; baked salmon; cooked salmon; salmon fillet; salmon steak | 206 22.1 0 12.35 0 0 61 | cup=135 serving=85 fillet=356 whole=140 whole/small=110 whole/medium=140 whole/large=210 | - | pescatarian fish
usda:175167 | Raw salmon | salmon sashimi; uncooked salmon; raw salmon fillet; salmon tartare | 208 20.42 0 13.42 0 0 59 | cup=135 serving=85 fillet=396 whole=198 slice=15 piece=15 | - | pescatarian fish
usda:173687 | Smoked salmon | lox; gravlax; salmon slices smoked; cold smoked salmon | 117 18.28 0 4.32 0 0 672 | cup=135 serving=85 slice=20 piece=20 topping=40 | - | pescatarian fish
usda:175175 | Canned salmon | tinned salmon; tinned pink salmon; canned pink salmon | 138 23.1 0 5.02 0 0 381 | cup=135 can/small=75 can/standard=115 can/tall=420 pouch=75 serving=85 | - | pescatarian fish
sr:15121 | Tuna in water | tuna; tinned tuna; tuna in brine; canned tuna; tuna in spring water; can of tuna | 86 19.44 0 0.96 0 0 247 | cup=135 can/small=75 can/standard=115 can/large=255 pouch=75 serving=85 piece=154 topping=56 tbsp=10 | - | pescatarian fish
usda:173708 | Tuna in oil | tinned tuna in oil; tuna in olive oil; canned tuna in oil; tuna in sunflower oil | 198 29.13 0 8.21 0 0 416 | cup=146 piece=146 can=171 serving=85 | - | pescatarian fish
usda:172006 | Tuna steak | fresh tuna; grilled tuna; seared tuna; ahi tuna | 130 29.15 0 0.59 0 0 54 | serving=135 whole=135 | - | pescatarian fish
usda:171956 | Cod | baked cod; cooked cod; cod fillet; steamed cod; cod loin | 105 22.83 0 0.86 0 0 78 | fillet=180 serving=140 whole=140 whole/small=110 whole/large=210 | - | pescatarian fish
usda:174198 | Haddock | baked haddock; haddock fillet; poached haddock | 90 19.99 0 0.55 0 0 261 | fillet=150 serving=140 whole=140 | - | pescatarian fish
usda:175177 | Tilapia | baked tilapia; tilapia fillet; grilled tilapia | 128 26.15 0 2.65 0 0 56 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | - | pescatarian fish
usda:175155 | Trout | rainbow trout; baked trout; grilled trout | 150 22.92 0 5.82 0 - 56 | fillet=143 serving=143 whole=143 | - | pescatarian fish
usda:173694 | Sea bass | baked sea bass; bass fillet; branzino; seabass; grilled sea bass | 124 23.63 0 2.56 0 - 87 | fillet=101 serving=101 whole=101 | - | pescatarian fish
usda:175120 | Mackerel | grilled mackerel; mackerel fillet; baked mackerel; cooked mackerel | 262 23.85 0 17.81 0 - 83 | fillet/small/regular=140 fillet/large=210 whole/steak=210 cup=135 serving=140 | - | pescatarian fish
usda:175139 | Canned sardines in oil | sardines; tinned sardines; sardines in oil; canned sardines; sprats in oil | 208 24.62 0 11.45 0 0 307 | whole/regular=135 whole/large=270 whole/submarine=270 whole/miniature/slider=67 serving=135 cup=149 can=92 | - | pescatarian fish
usda:174183 | Anchovies | anchovy fillets | 210 28.89 0 9.71 0 0 3668 | can=45 whole=4 serving=85 | - | pescatarian fish
fndds:26100120 | Grilled fish | fish; baked fish; cooked fish; fish fillet; pan fried fish | 208 23 0.01 12.39 0 0.01 307 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | - | pescatarian fish
usda:169846 | Fried fish | battered fish; breaded fish; fish fried in batter; fried fish fillet | 219 13.49 16.89 10.79 0.9 0.45 561 | serving=226 whole=150 whole/small=100 whole/large=226 | - | pescatarian gluten egg fish
usda:174195 | Fish fingers | fish sticks; breaded fish sticks | 277 11.01 21.66 16.23 1.5 1.65 402 | piece/x=57 stick/x=28 serving=84 whole=28 | na eu | pescatarian gluten fish
sr:15151 | Shrimp | cooked shrimp; grilled shrimp; boiled prawns; steamed shrimp | 119 22.78 1.52 1.7 0 0 947 | whole/tiny=5 whole/small/medium=10 whole/large/jumbo=15 whole=20 cup=135 serving=85 piece=7 | - | pescatarian crustacean
usda:171970 | Fried shrimp | breaded shrimp; popcorn shrimp; scampi; battered prawns | 242 21.39 11.47 12.28 0.4 0.8 344 | whole/tiny=5 whole/small/medium=10 whole/large/jumbo=15 whole=20 cup=135 serving=85 piece=12 | na eu | pescatarian gluten crustacean egg
usda:174205 | Crab | crab meat; boiled crab; cooked crab | 83 17.88 0 0.74 0 0 395 | whole=40 whole/leg=15 whole/claw=15 cup=135 serving=85 piece/flaked=118 tbsp=9 | - | pescatarian crustacean
usda:174209 | Lobster | boiled lobster; lobster tail; lobster meat | 89 19 0 0.86 0 0 486 | whole=200 whole/tail=100 whole/claw=50 cup=135 serving=85 | na eu | pescatarian crustacean
usda:174217 | Mussels | steamed mussels; cooked mussels; moules | 172 23.8 7.39 4.48 0 - 369 | serving=85 whole=10 | eu | pescatarian mollusc
usda:171975 | Clams | steamed clams; cooked clams | 148 25.55 5.13 1.95 0 - 1202 | whole/small=9.5 serving=85 | na eu ea | pescatarian mollusc
fndds:26315100 | Oysters | raw oysters; fresh oysters | 51 5.71 2.72 1.71 0 0.62 85 | whole=15 cup=225 serving=85 | na eu | pescatarian mollusc
fndds:26317121 | Scallops | grilled scallops; seared scallops | 108 15.3 4.04 2.89 0 0 412 | whole=15 cup=135 serving=85 | - | pescatarian mollusc
usda:171982 | Fried squid | calamari; fried calamari; squid rings | 175 17.94 7.79 7.48 0 - 306 | whole=15 cup=135 serving=85 piece=15 | na eu ea | pescatarian gluten mollusc
usda:174249 | Octopus | grilled octopus; boiled octopus; pulpo | 164 29.82 4.4 2.08 0 0 460 | serving=85 cup=130 piece=20 | eu ea | pescatarian mollusc
usda:171998 | Wild salmon | wild atlantic salmon; baked wild salmon | 182 25.44 0 8.13 0 - 56 | fillet=308 serving=140 whole=140 whole/small=110 whole/medium=140 whole/large=210 | na eu | pescatarian fish
usda:173692 | Sockeye salmon | red salmon; grilled sockeye; coho salmon; alaskan salmon | 156 26.48 0 5.57 0 0 92 | fillet=310 serving=140 whole=140 whole/small=110 whole/large=210 | na | pescatarian fish
usda:173691 | Raw sockeye salmon | raw wild salmon; uncooked sockeye | 131 22.25 0 4.69 0 0 78 | fillet=396 serving=110 whole=198 | na | pescatarian fish
usda:172001 | Pink salmon | baked pink salmon; chum salmon; humpback salmon | 153 24.58 0 5.28 0 0 90 | fillet=248 serving=124 whole=124 | na | pescatarian fish
fndds:26137160 | Steamed salmon | poached salmon; salmon en papillote; boiled salmon | 237 25.82 0 14.1 0 0 177 | fillet/small/regular=140 fillet/large=210 whole/steak=210 cup=135 serving=140 | - | pescatarian fish
fndds:26137120 | Salmon baked with oil | pan fried salmon; salmon fried in oil; roasted salmon with butter; buttered salmon; salmon with skin fried | 274 25.4 0.01 18.4 0 0.01 294 | fillet/small/regular=140 fillet/large=210 whole/steak=210 cup=135 serving=140 | - | pescatarian fish
fndds:26137140 | Breaded salmon | battered salmon; salmon goujons; salmon nuggets | 307 17.45 11.72 20.68 0.5 0.2 391 | fillet/small/regular=140 fillet/large=210 whole/steak=210 cup=135 serving=140 piece=25 | na eu | pescatarian gluten egg fish
usda:173693 | Canned red salmon | tinned red salmon; canned sockeye salmon | 167 23.59 0 7.39 0 0 408 | can=337 serving=85 cup=150 | - | pescatarian fish
own:hot-smoked-salmon | Hot smoked salmon | kiln roasted salmon; honey smoked salmon; flaked smoked salmon | 186 26.18 0 8.69 0 0 79 | serving=90 whole=120 piece=30 | eu na | pescatarian fish | usda:173692=60 usda:171999=40
fndds:26158130 | Floured fried fish | pan fried white fish; fish fried in flour; fried white fish fillet; fish goujons | 227 15.32 11.72 12.96 0.5 0.2 405 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 piece=30 | - | pescatarian gluten fish
fndds:26158140 | White fish | steamed white fish; poached white fish; plain white fish; boiled fish; white fish fillet | 104 22.33 0 1.33 0 0 199 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | - | pescatarian fish
fndds:26100100 | Raw white fish | raw fish; uncooked fish; raw fish fillet | 94 17.22 0 2.34 0 0 83 | cup=135 serving=85 whole=150 | - | pescatarian fish
fndds:26100190 | Smoked fish | smoked white fish; hot smoked fish; finnan haddie | 116 25.23 0 0.96 0 0 763 | cup=135 serving=85 whole=120 piece=40 | na eu af | pescatarian fish
own:fish-butter-baked | Breaded baked fish | oven baked breaded fish; fish in breadcrumbs; breaded cod; breaded haddock | 166 19.77 7.79 5.95 0.3 0.14 348 | serving=130 whole=130 piece=130 | eu na | pescatarian fish gluten egg | fndds:26158120=100
usda:171955 | Raw cod | uncooked cod; raw cod fillet; raw pollock; raw haddock | 82 17.81 0 0.67 0 0 54 | fillet=231 serving=150 whole=150 | - | pescatarian fish
fndds:26109140 | Battered cod | fried cod; cod in batter; beer battered cod; chip shop cod; battered haddock | 217 13.52 11.72 12.48 0.5 0.2 426 | fillet/small/regular=140 fillet/large=210 whole/steak=210 whole=420 cup=135 serving=140 | na eu | pescatarian gluten egg fish
usda:174190 | Salt cod | bacalhau; bacalao; dried salted cod; klippfisk | 290 62.82 0 2.37 0 0 7027 | piece/x=80 serving=30 cup=150 | la eu af | pescatarian fish
usda:174237 | Pollock | coley; saithe; alaska pollock; baked pollock; coalfish | 118 24.92 0 1.26 0 - 110 | fillet=302 serving=140 whole=151 | na eu ea | pescatarian fish
usda:174199 | Smoked haddock | arbroath smokies; poached smoked haddock; yellow smoked haddock | 116 25.23 0 0.96 0 0 763 | serving=140 whole=140 | eu | pescatarian fish
usda:174201 | Halibut | baked halibut; halibut steak; grilled halibut | 111 22.54 0 1.61 0 0 82 | fillet=318 serving=159 whole=159 | na eu | pescatarian fish
usda:174232 | Greenland halibut | black halibut; turbot greenland | 239 18.42 0 17.74 0 - 103 | fillet=318 serving=140 whole=159 | eu | pescatarian fish
usda:174197 | Plaice | flounder; sole; lemon sole; baked plaice; dover sole; flatfish; sand dab | 86 15.24 0 2.37 0 0 363 | fillet=127 serving=127 whole=127 | na eu | pescatarian fish
fndds:26115140 | Breaded plaice | fried plaice; fried flounder; battered sole | 217 11.35 11.72 13.64 0.5 0.2 405 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | eu | pescatarian gluten egg fish
usda:174245 | Turbot | brill; baked turbot | 122 20.58 0 3.78 0 - 192 | fillet=318 serving=159 whole=159 | eu | pescatarian fish
usda:175161 | Hake | whiting; baked hake; merluza; baked whiting; silver hake | 116 23.48 0 1.69 0 0 132 | fillet=72 serving=140 whole=140 slice=90 | la eu af | pescatarian fish
fndds:26157140 | Fried hake | fried whiting; breaded hake; fried merluza | 233 15.84 11.72 13.17 0.5 0.2 398 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | la eu af | pescatarian gluten fish
usda:171996 | Monkfish | monkfish tail; anglerfish; rape fish | 97 18.56 0 1.95 0 - 23 | serving=140 whole=140 | eu | pescatarian fish
usda:173699 | Snapper | red snapper; baked snapper; huachinango; grilled snapper | 128 26.3 0 1.72 0 - 57 | fillet=170 serving=170 whole=170 | na la af se | pescatarian fish
own:sea-bream | Sea bream | dorade; dorada; bream; gilthead; grilled bream; tai fish | 125 25.3 0 1.91 0 - 77 | near serving=150 whole=150 large=300 | eu me ea | pescatarian fish | usda:175145=70 usda:173694=30
usda:171963 | Grouper | baked grouper; hamour; garoupa; hammour | 118 24.84 0 1.3 0 - 53 | fillet=202 serving=150 whole=202 | na me se | pescatarian fish
usda:171992 | Mahi mahi | mahi; dorado fish; dolphinfish; grilled mahi | 109 23.72 0 0.9 0 - 113 | fillet=159 serving=159 whole=159 | na la se | pescatarian fish
usda:173704 | Swordfish | swordfish steak; grilled swordfish; marlin; espada fish | 172 23.45 0 7.93 0 0 97 | piece=106 serving=106 whole=136 | na eu | pescatarian fish
fndds:26143110 | Shark | shark steak; flake fish; rock salmon; dogfish | 216 23.27 7.79 9.58 0.3 0.14 346 | fillet=140 whole/steak=210 cup=135 serving=140 | la se | pescatarian gluten fish
usda:173674 | Spanish mackerel | sawara; king mackerel; seer fish; kingfish; tanigue; surmai | 158 23.59 0 6.32 0 - 66 | fillet=146 serving=146 whole=146 slice=90 | sa ea se | pescatarian fish
usda:175119 | Raw mackerel | uncooked mackerel; raw mackerel fillet | 205 18.6 0 13.89 0 0 90 | fillet/small/regular=140 fillet/large=210 whole/steak=210 cup=135 serving=140 | - | pescatarian fish
own:smoked-mackerel | Smoked mackerel | peppered mackerel; smoked mackerel fillet; makrele geraeuchert | 287 26.04 0 19.45 0 0 514 | serving=75 whole=75 piece=40 | eu | pescatarian fish | usda:175119=140 usda:173468=1
usda:175121 | Canned mackerel | tinned mackerel; mackerel in brine; jack mackerel | 156 23.19 0 6.3 0 0 379 | cup=135 can/standard=75 can/large=420 serving=85 | eu af ea | pescatarian fish
own:mackerel-tomato | Canned mackerel in tomato sauce | tinned mackerel in tomato; mackerel in tomato sauce | 161 16.64 1.82 9.48 0.47 1.1 312 | serving=100 can=155 tbsp=16 | eu af se | pescatarian fish | usda:175121=70 usda:170501=25 usda:171411=5
usda:175117 | Herring | baked herring; grilled herring; fried herring without coating; fresh herring | 203 23.03 0 11.59 0 0 115 | fillet=143 serving=143 whole=143 | eu | pescatarian fish
usda:175118 | Pickled herring | rollmops; soused herring; matjes; herring in vinegar; sild; marinated herring; bismarck herring | 262 14.19 9.64 18 0 7.71 870 | cup=140 piece/x=15 serving=60 | eu | pescatarian fish
usda:173668 | Kippers | kipper; smoked herring; kippered herring; bloater; buckling | 217 24.58 0 12.37 0 0 918 | fillet/large/x=65 fillet/medium/x=40 fillet/small/x=20 serving=130 whole=40 can=90 | eu | pescatarian fish
usda:175140 | Sardines in tomato sauce | tinned sardines in tomato; canned sardines in tomato; pilchards; titus sardine in tomato; pilchards in tomato sauce | 185 20.86 0.54 10.45 0.1 0.43 414 | cup=89 can=370 whole=38 serving=89 | eu af se | pescatarian fish
own:grilled-sardines | Fresh sardines | grilled sardines; fresh sardine; sardinhas assadas; baked sardines | 203 23.03 0 11.59 0 0 115 | near serving=120 whole=40 | eu af me | pescatarian fish | usda:175117=100
usda:174182 | Fresh anchovies | raw anchovy; boquerones; white anchovies; hamsi | 131 20.35 0 4.84 0 0 104 | serving=60 whole=10 | eu me | pescatarian fish
usda:175147 | Smelt | whitebait; fried smelt; capelin; sprats | 124 22.6 0 3.1 0 - 77 | serving=85 whole=25 | na eu ea | pescatarian fish
usda:173718 | Farmed trout | rainbow trout fillet; steelhead trout; trout farmed; arctic char | 168 23.8 0 7.38 0 0 61 | fillet=71 serving=140 whole=140 | na eu | pescatarian fish
fndds:26151140 | Fried trout | breaded trout; trout meuniere; trout in flour | 271 17.08 11.72 16.87 0.5 0.2 382 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | na eu | pescatarian gluten fish
own:smoked-trout | Smoked trout | hot smoked trout; trout fillet smoked; smoked trout fillet | 165 23.32 0 7.23 0 0 835 | serving=65 whole=65 | eu | pescatarian fish | usda:173718=98 usda:173468=2
usda:173717 | Raw trout | uncooked trout; raw rainbow trout | 141 19.94 0 6.18 0 0 51 | fillet=79 serving=120 whole=120 | - | pescatarian fish
usda:175176 | Raw tilapia | uncooked tilapia; raw basa; raw pangasius | 96 20.08 0 1.7 0 0 52 | fillet=116 serving=116 whole=116 | - | pescatarian fish
fndds:26107123 | Grilled catfish | catfish; blackened catfish; baked catfish; panga; basa; pangasius; swai | 171 19.31 0 9.8 0 0 332 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | na se | pescatarian fish
fndds:26107140 | Fried catfish | cornmeal catfish; southern fried catfish; breaded catfish | 255 13.49 11.72 16.68 0.5 0.2 418 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 piece=80 | na af | pescatarian fish
usda:174185 | Carp | baked carp; karpfen; rohu; silver carp; katla | 162 22.86 0 7.17 0 - 63 | fillet=170 serving=150 whole=170 slice=90 | eu sa ea | pescatarian fish
fndds:26105110 | Fried carp | breaded carp; christmas carp; fried rohu | 213 19.97 7.79 10.72 0.3 0.14 314 | fillet=90 whole/steak=135 whole=270 cup=135 serving=90 slice=90 piece=90 | eu sa | pescatarian gluten fish
usda:173679 | Perch | baked perch; lake perch; zander; pikeperch; walleye; nile perch | 117 24.86 0 1.18 0 - 79 | fillet=46 serving=120 whole=46 whole/large=160 | na eu af | pescatarian fish
fndds:26127140 | Fried perch | breaded perch; fried walleye; fried zander | 224 13.56 11.72 13.34 0.5 0.2 400 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | na eu | pescatarian gluten fish
usda:175126 | Redfish | ocean perch; rosefish; rotbarsch | 96 18.51 0 1.87 0 0 347 | fillet=50 serving=140 whole=149 | na eu | pescatarian fish
usda:175127 | Pike | northern pike; baked pike; hecht | 113 24.69 0 0.88 0 - 49 | fillet=310 serving=150 whole=150 | eu | pescatarian fish
usda:175124 | Mullet | grey mullet; striped mullet; baked mullet; red mullet; bouri fish | 150 24.81 0 4.86 0 - 71 | fillet=93 serving=93 whole=186 | eu me | pescatarian fish
usda:171995 | Milkfish | bangus; grilled bangus; daing na bangus | 190 26.32 0 8.63 0 - 92 | serving=150 whole=300 slice=60 | se | pescatarian fish
usda:173683 | Pompano | baked pompano; golden pompano; pomfret | 211 23.69 0 12.14 0 - 76 | fillet/small/regular=90 fillet/large=135 whole=270 cup=135 serving=90 | sa ea se | pescatarian fish
usda:171957 | Fried croaker | croaker; fried yellow croaker; corvina fried | 221 18.2 7.54 12.67 0.4 - 348 | fillet=90 whole=270 cup=135 serving=90 | na af ea | pescatarian gluten fish
usda:174194 | Eel | broiled eel; smoked eel; anguilla | 236 23.65 0 14.95 0 - 65 | cup=135 serving=85 fillet=159 whole=159 piece=30 | eu ea | pescatarian fish
usda:174240 | Black cod | sablefish; gindara; miso cod plain | 250 17.19 0 19.62 0 - 72 | fillet=302 serving=140 whole=151 | na ea | pescatarian fish
usda:173685 | Smoked sablefish | smoked black cod; smoked fatty fish | 257 17.65 0 20.14 0 - 737 | serving=57 piece=28 | na | pescatarian fish
usda:173712 | Smoked whitefish | smoked chub; whitefish smoked | 108 23.4 0 0.93 0 0 1019 | cup/cooked=136 serving=57 piece=28 | na | pescatarian fish
own:tuna-albacore | Albacore tuna | white tuna; solid white tuna; bonito del norte; canned albacore; albacore in water | 128 23.62 0 2.97 0 0 377 | serving=85 can=130 cup=150 | na eu | pescatarian fish | usda:175158=100
usda:173706 | Bluefin tuna | fatty tuna; raw bluefin; maguro bluefin | 144 23.33 0 4.9 0 0 39 | serving=85 slice=15 piece=15 | ea | pescatarian fish
usda:172005 | Skipjack tuna | skipjack; bonito cooked; aku | 132 28.21 0 1.29 0 - 47 | fillet=308 serving=140 whole=150 | sa se | pescatarian fish
usda:171994 | Horse mackerel | jack mackerel grilled; pacific mackerel; aji fish; saury; scad; galunggong | 201 25.73 0 10.12 0 0 110 | fillet=176 serving=120 whole=176 | ea se | pescatarian fish
usda:175163 | Raw yellowtail | buri; amberjack raw; kingfish sashimi | 146 23.14 0 5.24 0 - 39 | fillet=374 serving=85 slice=15 piece=15 | ea | pescatarian fish
usda:174188 | Caviar | fish roe; black caviar; red caviar; lumpfish roe; sturgeon caviar; salmon roe | 264 24.6 4 17.9 0 0 1500 | tbsp=16 serving=16 tsp=5.3 | eu | pescatarian fish
usda:174239 | Cod roe | cooked fish roe; fried roe; mentaiko; fish eggs cooked | 204 28.62 1.92 8.23 0 - 117 | serving=60 slice=30 tbsp=15 | eu ea | pescatarian fish
own:taramasalata | Taramasalata | taramosalata; tarama; fish roe dip; cod roe paste | 428 8.51 11.88 39 0.61 1.57 324 | serving=30 tbsp=15 cup=240 pot=170 | eu | pescatarian fish gluten egg | fndds:83107000=30 usda:175132=28 usda:174924=22 usda:171411=14 usda:167747=6
sr:15149 | Raw shrimp | uncooked shrimp; raw prawns; raw king prawns; frozen raw shrimp | 71 13.61 0.91 1.01 0 0 566 | whole/medium=6 whole/small=5 whole/large=7 serving=113 piece=8 | - | pescatarian crustacean
own:prawns | Cold water prawns | small cooked prawns; atlantic prawns; shelled prawns; king prawns | 79 19.18 0.16 0.22 - - 89 | serving=80 cup=130 piece=4 large=9 handful=50 | eu | pescatarian crustacean | sr:15271=80 water=20
usda:171972 | Canned shrimp | tinned shrimp; tinned prawns | 100 20.42 0 1.36 0 0 870 | cup=135 can/small=75 can/standard=115 can/large=255 serving=85 whole=3.2 | - | pescatarian crustacean
fndds:26319170 | Dried shrimp | dried prawns; ebi; camaron seco; hae bee | 250 51.05 0 3.4 0 0 2175 | cup=135 serving=85 tbsp=8 handful=15 | la af ea se | pescatarian crustacean
usda:174202 | King crab | snow crab | 97 19.35 0 1.54 0 - 1072 | whole/leg=134 serving=134 piece=134 cup=118 | na ea | pescatarian crustacean
usda:171966 | Canned crab | tinned crab; white crab meat; lump crab meat; dressed crab | 83 17.88 0 0.74 0 0 563 | cup=135 can/small=60 can/standard=120 can/large=450 serving=85 | na eu | pescatarian crustacean
fndds:26307140 | Soft shell crab | fried soft shell crab; softshell crab tempura | 227 15.51 11.72 12.73 0.5 0.2 643 | whole=65 serving=65 | na ea | pescatarian gluten crustacean egg
usda:172009 | Spiny lobster | rock lobster; crayfish tail; langouste; langosta; warm water lobster | 143 26.41 3.12 1.94 0 - 227 | whole=163 serving=163 | la af se | pescatarian crustacean
usda:174207 | Crayfish | crawfish; crawdads; langoustine; yabbies; crawfish tails | 82 16.77 0 1.2 0 0 94 | serving=85 whole=7 cup=150 | na eu ea | pescatarian crustacean
fndds:26313110 | Mussel meat | mussels without shell; shelled mussels; canned mussels; boiled mussels | 109 15.06 4.67 2.84 0 0 362 | whole=15 cup=135 serving=85 piece=6 | eu | pescatarian mollusc
own:smoked-mussels | Smoked mussels in oil | smoked oysters; tinned smoked oysters; mussels in escabeche; canned smoked mussels | 300 19.52 6.06 21.67 0 0 303 | serving=56 can=85 piece=5 | eu na | pescatarian mollusc | usda:174217=82 usda:171411=18
fndds:26303160 | Clam meat | boiled clams; vongole; clams steamed in wine; cockles; almejas | 109 18.57 4.52 1.22 0 0 71 | whole=15 cup=135 serving=85 | na eu ea | pescatarian mollusc
usda:171974 | Fried clams | breaded clams; clam strips; fried clam strips | 202 14.24 10.33 11.15 - - 364 | whole=15 cup=135 slice=5 serving=85 piece=9 | na | pescatarian gluten egg mollusc
fndds:26303180 | Canned clams | tinned clams; tinned cockles | 108 18.34 4.46 1.2 0 0 70 | cup=225 can/small=75 can/standard=115 can/large=255 serving=85 | - | pescatarian mollusc
fndds:26315130 | Steamed oysters | cooked oysters; boiled oysters; canned oysters; grilled oysters | 65 7.23 3.44 2.16 0 0.78 108 | whole=15 cup=135 serving=85 | - | pescatarian mollusc
fndds:26315140 | Fried oysters | breaded oysters; oyster fritters; kaki fry | 203 6.26 13.79 13.47 0.5 0.67 408 | whole=15 cup=135 serving=85 | na ea | pescatarian gluten egg mollusc
usda:174220 | Raw scallops | uncooked scallops; hotate | 69 12.06 3.18 0.49 0 0 392 | whole/large/small=30 serving=85 piece=15 | na ea | pescatarian mollusc
fndds:26317140 | Fried scallops | breaded scallops; battered scallops | 217 11.08 14.14 12.54 0.5 0.2 466 | whole=15 cup=135 serving=85 | na | pescatarian gluten egg mollusc
fndds:26213120 | Squid | grilled squid; boiled squid; calamari grilled; stuffed squid plain; sauteed squid | 155 19.36 3.83 6.25 0 0.01 270 | whole=15 cup=135 serving=85 ring=8 | eu ea se | pescatarian mollusc
fndds:26213140 | Breaded calamari | calamares a la romana; battered squid rings; crispy calamari; frozen calamari rings | 234 13.76 14.06 13.22 0.5 0.2 377 | whole=15 cup=135 serving=85 ring=12 piece=12 | na eu | pescatarian gluten egg mollusc
usda:172010 | Cuttlefish | sepia; cooked cuttlefish; grilled cuttlefish | 158 32.48 1.64 1.4 0 - 744 | serving=100 whole=120 cup=130 | eu ea se | pescatarian mollusc
fndds:26301110 | Abalone | paua; cooked abalone; bao yu | 177 21.24 7.46 6.12 0 0 574 | cup=135 serving=85 whole=50 slice=10 | ea se | pescatarian mollusc
usda:173720 | Conch | conch meat; cooked conch; lambi; sea snail | 130 26.3 1.7 1.2 0 0 153 | cup/sliced=127 serving=85 piece=20 | la | pescatarian mollusc
fndds:26321110 | Escargot | snails; snails in garlic butter; escargots; land snail | 158 19.99 2.48 6.91 0 0 287 | whole/snail=5 serving=85 | eu af | pescatarian milk mollusc
fndds:26300000 | Mixed seafood | seafood; seafood mix; shellfish; seafood cocktail mix; fruits de mer; frutti di mare; seafood platter | 146 15.46 4.9 6.67 0.2 0.07 348 | cup=135 serving=85 plate=250 handful=60 | - | pescatarian crustacean fish mollusc
fndds:26203110 | Frog legs | fried frog legs; cuisses de grenouille; frogs legs | 220 14.38 11.72 12.4 0.5 0.2 387 | whole=25 serving=85 piece=24 | eu ea | meat gluten egg
usda:168129 | Jellyfish | salted jellyfish; jellyfish salad plain; haizhe | 36 5.5 0 1.4 0 0 9690 | cup=58 serving=50 | ea | pescatarian fish
usda:173711 | Raw fatty fish | raw herring; raw sardines; uncooked oily fish; raw whitefish | 134 19.09 0 5.86 0 0 51 | fillet=198 serving=115 whole=140 | - | pescatarian fish
`;
