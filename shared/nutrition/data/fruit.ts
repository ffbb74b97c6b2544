/** Fruit, fresh and dried. Columns: see food-row.ts. */
export const fruit = `
sr:09003 | Apple | red apple; green apple; apple slices; eating apple; raw apple | 52 0.26 13.81 0.17 2.4 10.39 1 | whole/small=165 whole/medium=200 whole/large=242 whole/jumbo=295 slice=25 cup=125 packet/singleserving=34 serving=200 handful=60 | - | vegan
usda:173944 | Banana | ripe banana; banana slices; nana; raw banana | 89 1.09 22.84 0.33 2.6 12.23 1 | whole=126 slice=6 cup=150 cup/mashed=225 serving=126 | - | vegan
usda:169097 | Orange | navel orange; orange segments; orange slices; sweet orange; peeled orange | 47 0.94 11.75 0.12 2.4 9.35 0 | whole=154 slice/section=15 cup=180 serving=154 | - | vegan
usda:169105 | Tangerine | mandarin; satsuma; mandarin orange | 53 0.81 13.34 0.31 1.8 10.58 2 | whole=109 slice/section=11 cup=195 serving=109 | - | vegan
usda:168195 | Clementine | easy peeler; cutie; halo orange | 47 0.85 12.02 0.15 1.7 9.18 1 | whole=85 slice/section=8 cup=200 serving=85 | - | vegan
usda:174673 | Grapefruit | pink grapefruit; red grapefruit; ruby grapefruit | 42 0.77 10.66 0.14 1.6 6.89 0 | whole=308 whole/half=154 slice/section=25 cup=180 serving=154 | - | vegan
usda:167746 | Lemon | lemon wedge; lemon slice; squeeze of lemon | 29 1.1 9.32 0.3 2.8 2.5 2 | whole=65 slice=8 cup=200 serving=15 splash=8 topping=8 | - | vegan
usda:168155 | Lime | lime wedge; lime slice | 30 0.7 10.54 0.2 2.8 1.69 2 | whole=65 slice=8 cup=200 serving=15 splash=8 topping=8 | - | vegan
usda:167762 | Strawberries | fresh strawberries | 32 0.67 7.68 0.3 2 4.89 1 | whole=18 cup=150 serving=75 handful=60 | - | vegan
usda:171711 | Blueberries | fresh blueberries; bilberries | 57 0.74 14.49 0.33 2.4 9.96 1 | whole/berry=2 cup=150 serving=75 handful=50 | - | vegan
usda:167755 | Raspberries | fresh raspberries | 52 1.2 11.94 0.65 6.5 4.42 1 | whole/berry=2 cup=150 serving=75 handful=45 | - | vegan
usda:173946 | Blackberries | brambles | 43 1.39 9.61 0.49 5.3 4.88 1 | whole=5 cup=150 serving=75 handful=50 | - | vegan
fndds:63200100 | Mixed berries | berries; forest fruits; berry mix; summer berries | 44 0.66 9.94 0.25 2 6.21 0 | cup=150 serving=75 handful=50 bowl=150 | - | vegan
usda:174683 | Grapes | red grapes; green grapes; seedless grapes; black grapes; grape; table grapes | 69 0.72 18.1 0.16 0.9 15.48 2 | cup=151 whole=4.9 handful=60 serving=126 | - | vegan
usda:169118 | Pear | green pear; conference pear; bosc pear; williams pear | 57 0.36 15.23 0.14 3.1 9.75 1 | whole=180 slice=25 piece=25 cup=125 serving=180 | - | vegan
usda:169928 | Peach | yellow peach; white peach | 39 0.91 9.54 0.25 1.5 8.39 0 | slice=154 whole/small/dia=130 whole/medium/dia=150 whole/large/dia=175 whole/jumbo/dia=224 cup=154 serving=147 | - | vegan
usda:169914 | Nectarine | fresh nectarine | 44 1.06 10.55 0.32 1.7 7.89 0 | whole=140 slice=20 piece=20 cup=155 serving=140 | - | vegan
usda:169949 | Plum | red plum; purple plum | 46 0.7 11.42 0.28 1.4 9.92 0 | whole=75 cup=155 serving=75 | - | vegan
usda:171697 | Apricot | fresh apricot | 48 1.4 11.12 0.39 2 9.24 1 | whole=35 slice=10 piece=10 cup=155 serving=35 | - | vegan
usda:169910 | Mango | mango chunks; ripe mango | 60 0.82 14.98 0.38 1.6 13.66 1 | slice=25 piece=25 whole=210 cup=165 serving=83 | - | vegan
usda:169124 | Pineapple | pineapple chunks; pineapple rings; ananas | 50 0.54 13.12 0.12 1.4 9.85 1 | piece=165 whole=905 slice/dia/x/thick=166 serving=165 cup=165 | - | vegan
usda:167765 | Watermelon | water melon; watermelon wedge | 30 0.61 7.55 0.15 0.4 6.2 1 | whole/cube=15 piece=15 cup=155 slice/small=218 slice/medium=325 slice/large=432 whole/miniature/melon=1300 whole/small/melon=3200 serving=78 | - | vegan
usda:169092 | Cantaloupe melon | cantaloupe; melon; rockmelon; muskmelon; cantaloup | 34 0.84 8.16 0.19 0.9 7.86 16 | whole/cube=15 piece=15 cup=155 slice/small=35 slice/medium=70 slice/large=105 whole/small/melon=440 whole/medium/melon=550 whole/large/melon=815 serving=78 | - | vegan
usda:169911 | Honeydew melon | honeydew; green melon | 36 0.54 9.09 0.14 0.8 8.12 18 | whole/cube=15 piece=15 cup=155 slice/small=65 slice/medium=125 slice/large=190 whole/small=800 whole/medium=1000 whole/large=1320 serving=78 | - | vegan
usda:168153 | Kiwi | kiwi fruit; green kiwi | 61 1.14 14.66 0.52 3 8.99 3 | whole=75 slice=7 cup=180 serving=75 | - | vegan
usda:169926 | Papaya | pawpaw; fresh papaya | 43 0.47 10.82 0.26 1.7 7.82 8 | slice=40 piece=40 whole=330 cup=165 cup/mashed=230 serving=83 | - | vegan
usda:171719 | Cherries | sweet cherries | 63 1.06 16.01 0.2 2.1 12.82 0 | whole=7 cup=150 serving=75 handful=60 | - | vegan
usda:169134 | Pomegranate | pomegranate seeds; pomegranate arils | 83 1.67 18.7 1.17 4 13.67 3 | whole=250 cup=175 serving=88 tbsp=11 | - | vegan
usda:173021 | Fig | fresh fig | 74 0.75 19.18 0.3 2.9 16.26 1 | whole=50 serving=50 | - | vegan
usda:168191 | Medjool dates | dates; medjool; soft dates | 277 1.81 74.97 0.15 6.7 66.47 1 | whole=24 cup=160 serving=40 | - | vegan
sr:09298 | Raisins | raisin; dried grapes; box of raisins | 299 3.07 79.18 0.46 3.7 59.19 11 | serving=28 slice/small/thin=24 slice/medium/regular=28 slice/large/thick=43 slice/crust/not=13 slice/snacksize=10 cup/packed=165 cup/not/packed=145 box/miniature=14 box/small=43 whole=0.5 handful=30 tbsp=9 bag=43 | - | vegan
usda:168162 | Prunes | dried plums; dried prunes | 240 2.18 63.88 0.38 7.1 38.13 2 | whole=8 cup=160 serving=40 | - | vegan
usda:173941 | Dried apricots | dry apricots; turkish apricots | 241 3.39 62.64 0.51 7.3 53.44 10 | slice=8 piece=8 cup=160 serving=40 whole/half=3.5 handful=35 | - | vegan sulphite
fndds:62109100 | Dried cranberries | craisins; dried cranberry; cran raisins | 308 0.17 82.8 1.09 5.3 72.56 5 | whole/berry=0.5 cup=160 serving=40 handful=30 tbsp=8 | - | vegan
usda:171705 | Avocado | avocado pear; avocado slices; smashed avocado; hass avocado | 160 2 8.53 14.66 6.7 0.66 7 | slice=15 whole=150 cup=150 cup/mashed/pureed=230 serving=30 topping=50 | - | vegan
usda:173044 | Guava | fresh guava; guayaba; amrood | 68 2.55 14.32 0.95 5.4 8.92 2 | whole=55 slice=15 cup=165 serving=55 | - | vegan
usda:169086 | Lychee | litchi; lichi | 66 0.83 16.53 0.44 1.3 15.23 1 | whole=10 cup=190 serving=95 | - | vegan
fndds:63134010 | Passion fruit | maracuja; granadilla; passionfruit pulp | 97 2.2 23.38 0.7 10.4 11.2 28 | whole=18 cup=236 serving=118 | - | vegan
fndds:63116010 | Dragon fruit | pitaya; pitahaya | 68 0.68 16.24 0.21 1.8 12 1 | whole=75 slice=7 cup=180 serving=75 | la ea se | vegan
usda:169941 | Persimmon | kaki; sharon fruit | 70 0.58 18.59 0.19 3.6 12.53 1 | whole=170 slice=20 serving=170 | eu me ea | vegan
fndds:63100100 | Mixed fruit | fruit; fruit salad; fruit cup; fruit bowl; fresh fruit | 68 0.68 16.24 0.21 1.8 12 1 | whole=185 cup=150 serving=75 bowl=200 plate=200 handful=75 | - | vegan
usda:170169 | Coconut | coconut flesh; fresh coconut; coconut meat; grated coconut | 354 3.33 15.23 33.49 9 6.23 20 | cup=85 serving=28 whole/medium=397 piece/x=45 tbsp=5 | - | vegan
fndds:63101110 | Apple sauce | applesauce; stewed apple; apple compote; sweetened apple sauce | 75 0.25 17.97 0.17 1 15.56 1 | container/snacksize=113 pouch=90 cup=250 serving=125 pot=113 tbsp=16 | - | vegan
fndds:62114050 | Dried mango | dried mango slices; mango dried strips | 319 2.45 78.58 1.18 2.4 66.27 162 | slice=8 piece=8 cup=160 serving=40 bag=40 | - | vegan
sr:09504 | Fuji apple | pink lady; honeycrisp apple; jazz apple | 63 0.2 15.22 0.18 2.1 11.68 1 | cup/sliced=109 whole/large=236 whole/medium=192 whole/small=158 serving=182 slice=18 | - | vegan
sr:09502 | Granny smith apple | sour green apple; bramley apple | 58 0.44 13.61 0.19 2.8 9.59 1 | cup/sliced=109 whole/large=206 whole/medium=167 whole/small=144 serving=167 slice=17 | - | vegan
sr:09503 | Gala apple | royal gala | 57 0.25 13.68 0.12 2.3 10.37 1 | cup/sliced=109 whole/large=200 whole/medium=172 whole/small=157 serving=172 slice=17 | - | vegan
usda:171689 | Peeled apple | apple without skin; apple without peel; skinned apple | 48 0.27 12.76 0.13 1.3 10.1 0 | slice=110 whole/large/dia=216 whole/medium/dia=161 whole/small/dia=132 serving=161 cup=110 | - | vegan
usda:173928 | Stewed apples without sugar | boiled apples; cooked apple; poached apple | 53 0.26 13.64 0.36 2.4 11.01 1 | whole/small=165 whole/medium=200 whole/large=242 whole/jumbo=295 slice=25 cup=125 packet/singleserving=34 serving=200 bowl=200 | - | vegan
fndds:63101310 | Baked apple | roast apple; oven baked apple; bratapfel | 113 0.32 22.7 3.08 2.5 19.01 4 | whole=210 cup=190 serving=210 | na eu | vegan
sr:09007 | Canned apples | tinned apples; apple slices in syrup | 67 0.18 16.7 0.49 1.7 15 3 | slice=204 serving=102 cup=204 | - | vegan
fndds:63101120 | Unsweetened applesauce | apple puree; apple compote without sugar | 52 0.27 12.26 0.16 1.1 9.66 1 | container/snacksize=113 pouch=90 cup=245 serving=120 pot=113 tbsp=15 | - | vegan
usda:171691 | Dried apple | apple rings dried; dried apple rings; soft apple pieces | 243 0.93 65.89 0.32 8.7 57.19 87 | slice=8 piece=8 cup=90 serving=40 ring=6.4 handful=25 | - | vegan sulphite
fndds:63101210 | Apple pie filling | canned apple filling; spiced apple filling | 100 0.1 26.1 0.1 1 13.8 47 | cup=260 serving=130 tbsp=16 can=595 | na | vegan
fndds:63107410 | Baked banana | grilled banana; roasted banana; caramelised banana | 161 0.82 32.43 3.21 1.8 24.74 3 | whole=140 cup=140 serving=140 | - | vegan
fndds:62107200 | Dried banana chips | banana crisps; sweet banana chips; crunchy banana chips | 519 2.3 58.4 33.6 7.7 35.34 6 | slice=2 cup=72 serving=40 handful=25 piece=2 bag=60 | - | vegan
usda:173945 | Dried banana | dehydrated banana; banana powder; sun dried bananas | 346 3.89 88.28 1.81 9.9 47.3 3 | cup=100 tbsp=6.2 serving=40 piece=15 | - | vegan
usda:169106 | Canned mandarins | tinned mandarin oranges; mandarin segments in juice; mandarin segments; canned mandarin | 37 0.62 9.57 0.03 0.7 8.87 5 | liquid cup=249 serving=125 pot=113 tbsp=16 can=175 | - | vegan
usda:167754 | Pomelo | pummelo; shaddock; chinese grapefruit; jabong | 38 0.76 9.62 0.04 1 - 1 | cup/section=190 whole/without/refuse=609 serving=190 piece=30 | ea se | vegan
usda:174676 | White grapefruit | yellow grapefruit; pale grapefruit | 33 0.69 8.41 0.1 1.1 7.31 0 | cup/section/juice=230 whole/dia=236 serving=118 | - | vegan
usda:174678 | Grapefruit juice | pink grapefruit juice; fresh grapefruit juice; ruby grapefruit juice | 34 0.58 7.93 0.1 0.8 7.2 3 | liquid cup=247 floz=30.9 serving=247 glass=247 | - | vegan
fndds:61101200 | Canned grapefruit | tinned grapefruit; grapefruit segments in juice | 36 0.58 9.15 0.1 0.4 8.75 2 | slice/section=25 container/snacksize=113 cup=250 serving=125 can=235 | - | vegan
usda:168154 | Kumquat | cumquat; kinkan | 71 1.88 15.9 0.86 6.5 9.36 10 | whole=19 cup=185 serving=19 | eu ea | vegan
usda:167749 | Lemon zest | lemon peel; lemon rind; grated lemon rind; orange zest | 47 1.5 16 0.3 10.6 4.17 6 | tbsp=6 tsp=2 serving=2 | - | vegan
sr:09318 | Frozen strawberries | frozen strawberry; strawberries from the freezer | 35 0.43 9.13 0.11 2.1 4.56 2 | whole/berry=18 cup=150 serving=75 packet=567 bag=450 handful=60 | - | vegan
usda:168172 | Canned strawberries | tinned strawberries | 92 0.56 23.53 0.26 1.7 21.83 4 | liquid cup=250 serving=125 | - | vegan
sr:09054 | Frozen blueberries | frozen wild blueberries; blueberries from the freezer | 51 0.42 12.17 0.64 2.7 8.45 1 | whole/berry=2 cup=150 serving=75 packet=567 handful=50 tbsp=10 | - | vegan
sr:09518 | Frozen raspberries | frozen raspberry; raspberries from the freezer | 52 1.2 11.94 0.65 6.5 4.42 1 | whole/berry=2 cup=150 serving=75 handful=45 | - | vegan
fndds:63201600 | Frozen blackberries | frozen brambles; frozen boysenberries | 64 1.18 15.67 0.43 5 10.67 1 | whole/berry=5 cup=150 serving=75 handful=50 | - | vegan
fndds:63200110 | Frozen mixed berries | frozen berries; frozen forest fruits; frozen fruits of the forest; frozen berry mix | 52 0.76 12.47 0.34 4.1 6.59 1 | cup=150 serving=75 handful=50 bowl=150 | - | vegan
usda:171722 | Cranberries | cranberry; raw cranberries; fresh tart cranberries | 46 0.46 11.97 0.13 3.6 4.27 2 | whole/berry=2 cup=100 serving=50 handful=40 | - | vegan
usda:173961 | Cranberry sauce | cranberry jelly; cranberry relish; jellied cranberry sauce | 159 0.9 40.4 0.15 1.1 31.75 5 | liquid slice=50 cup=280 serving=70 tbsp=17 topping=20 | na eu | vegan
usda:173963 | Blackcurrants | black currant; cassis berries | 63 1.4 15.38 0.41 - - 2 | cup=112 serving=56 handful=40 | eu | vegan
usda:173964 | Redcurrants | red currants; white currants; johannisbeeren | 56 1.4 13.8 0.2 4.3 7.37 1 | cup=112 serving=56 handful=40 | eu | vegan
usda:173030 | Gooseberries | gooseberry; green gooseberries; stachelbeeren | 44 0.88 10.18 0.58 4.3 - 1 | cup=150 serving=75 whole=4 | eu | vegan
usda:173043 | Cape gooseberries | physalis; goldenberries; golden berry; uchuva; ground cherries | 53 1.9 11.2 0.7 - - - | cup=140 serving=70 whole=5 | la eu af | vegan
usda:169913 | Mulberries | mulberry; toot berries; shahtoot | 43 1.44 9.8 0.39 1.7 8.1 10 | cup=140 whole=1.5 serving=70 | me sa ea | vegan
usda:171727 | Elderberries | elderberry; black elder berries | 73 0.66 18.4 0.5 7 - 6 | cup=145 serving=72 | eu | vegan
usda:169088 | Loganberries | loganberry; tayberries; boysenberries | 55 1.52 13.02 0.31 5.3 7.7 1 | cup/unthawed=147 serving=147 | - | vegan
usda:173032 | Goji berries | dried goji berries; wolfberries; gou qi zi | 349 14.26 77.06 0.39 13 45.61 298 | tbsp=5.6 serving=28 handful=28 topping=10 | ea | vegan
fndds:62105000 | Dried blueberries | blueberries dried; sweetened dried blueberries | 317 2.5 80 2.5 7.5 67.5 3 | whole/berry=0.5 cup=160 serving=40 handful=30 tbsp=10 | - | vegan
fndds:62106000 | Dried cherries | dried sour cherries; cherries dried | 333 1.25 80.45 0.73 2.5 67.15 13 | whole=1 cup=160 serving=40 handful=30 tbsp=10 | na eu me | vegan
sr:09297 | Sultanas | golden raisins; white raisins; kishmish | 302 3.39 79.52 0.46 4 59.19 12 | cup/packed=165 cup/not/packed=145 serving=40 handful=30 tbsp=9 box=43 | - | vegan sulphite
usda:171724 | Currants | dried currants; zante currants; currants for baking | 283 4.08 74.08 0.27 6.8 67.28 8 | slice=0.5 piece=0.5 cup=160 serving=40 tbsp=9 handful=30 | - | vegan
usda:173954 | Sour cherries | morello cherries; griotte; visne | 50 1 12.18 0.3 1.6 8.49 3 | cup/without/pit=155 serving=77 whole=7 handful=60 | na eu me | vegan
usda:173960 | Canned cherries | tinned cherries; cherries in syrup; bottled cherries | 83 0.6 21.27 0.15 1.4 16.18 3 | liquid whole=7 cup=250 serving=125 can=425 | - | vegan
fndds:63115200 | Frozen cherries | frozen sweet cherries; cherries from the freezer | 71 1.04 16.16 0.19 2.1 13.87 0 | whole=7 cup=150 serving=75 handful=60 | - | vegan
fndds:63111010 | Maraschino cherries | glace cherries; cocktail cherry; cherry on top; candied cherries | 165 0.22 41.97 0.21 3.2 38.77 4 | whole=5 cup=160 serving=5 tbsp=12 topping=5 | na eu | vegan sulphite
fndds:63113030 | Cherry pie filling | canned cherry filling; cherry topping | 122 0.6 28.59 0.91 0.9 24.96 52 | cup=260 serving=130 tbsp=16 can=595 | na | vegan
fndds:63203700 | Blueberry pie filling | blueberry compote; blueberry topping | 181 0.41 44.38 0.2 2.6 37.75 12 | cup=260 serving=130 tbsp=16 can=595 | na | vegan
usda:167777 | Red pear | red anjou pear; comice pear; forelle pear | 62 0.33 14.94 0.14 3 9.54 1 | whole/small=126 whole/medium=157 whole/large=223 cup/sliced=140 serving=178 slice=25 | - | vegan
fndds:63137050 | Asian pear | nashi pear; nashi; korean pear; chinese pear; apple pear | 42 0.5 10.65 0.23 3.6 7.05 0 | whole=275 cup=125 serving=275 slice=25 | ea | vegan
fndds:63137170 | Canned pears | tinned pears; pears in juice; pear halves in juice | 45 0.23 11.79 0.07 1.5 10.03 5 | slice=25 piece=25 whole/half=90 container/snacksize=113 cup=245 serving=120 can=410 | - | vegan
usda:168182 | Canned pears in syrup | tinned pears in syrup; pear halves in syrup | 74 0.24 19.08 0.18 2.7 16.42 5 | cup=201 whole/half=48 serving=124 piece=76 can=410 | - | vegan
usda:169121 | Dried pear | pears dried; dried pear halves | 262 1.87 69.7 0.63 7.5 62.2 6 | whole/half=15 cup=160 serving=40 piece=18 | - | vegan sulphite
fndds:63135170 | Canned peaches | tinned peaches; peaches in juice; peach slices in juice; peach cup | 41 0.45 10.3 0.1 1.2 8.89 6 | slice=20 piece=20 whole/half=75 container/snacksize=113 cup=245 serving=120 can=410 pot=113 | - | vegan
usda:168181 | Canned peaches in syrup | tinned peaches in syrup; peach halves in syrup | 72 0.52 18.43 0.18 1.2 14.66 6 | cup=222 whole/half=73 slice=12.7 serving=125 piece=98 can=410 | - | vegan
fndds:63135620 | Frozen peaches | frozen peach slices; peach slices frozen | 46 0.91 10.1 0.27 1.5 8.39 13 | slice=20 piece=20 whole/half=75 cup=150 serving=75 | - | vegan
usda:169934 | Dried peach | peaches dried; dried peach halves | 239 3.61 61.33 0.76 8.2 41.74 7 | whole/half=15 cup=160 serving=40 piece=13 | - | vegan sulphite
fndds:63143110 | Canned plums | tinned plums; plums in syrup; stewed plums | 55 0.52 13.54 0.23 1 12.43 1 | whole=75 cup=250 serving=125 | - | vegan
usda:167751 | Stewed prunes | soaked prunes; cooked prunes | 107 0.96 28.08 0.16 3.1 24.98 1 | cup/pitted=248 serving=124 whole=14 | - | vegan
usda:167753 | Prune juice | plum juice; prune nectar | 71 0.61 17.45 0.03 1 16.45 4 | liquid cup=256 floz=32 serving=190 glass=190 | - | vegan
fndds:63103110 | Canned apricots | tinned apricots | 57 0.65 13.85 0.17 1.5 12.39 3 | whole/half=18 cup=250 serving=125 piece=40 can=410 | - | vegan
usda:171703 | Stewed apricots | frozen apricots; apricot compote; apricots in syrup | 98 0.7 25.1 0.1 2.2 - 4 | liquid cup=242 serving=121 | - | vegan
fndds:63129050 | Frozen mango | frozen mango chunks; mango cubes frozen | 60 0.82 14.98 0.38 1.6 13.66 1 | slice=25 piece=25 cup=150 serving=75 handful=70 | - | vegan
fndds:63129030 | Canned mango | tinned mango; mango pulp; mango puree; mango slices in syrup | 65 0.62 16.22 0.3 1.2 15.24 1 | slice=25 piece=25 container/snacksize=113 cup=250 serving=125 tbsp=16 can=425 | na sa se | vegan
usda:168193 | Fresh sweet pineapple slice | golden pineapple; extra sweet pineapple; pineapple spear | 45 0.55 11.82 0.13 - 8.29 1 | piece=165 slice/dia/x/thick=175 whole=1002 cup=165 spear=60 ring=84 serving=112 | - | vegan
fndds:63141170 | Canned pineapple | tinned pineapple; pineapple rings in juice; crushed pineapple; pineapple tidbits | 48 0.44 12.22 0.12 0.8 11.26 4 | piece=15 slice=56 ring=56 container/snacksize=113 cup=245 serving=120 can=432 pot=113 tbsp=16 | - | vegan
usda:169944 | Canned pineapple in syrup | tinned pineapple in syrup; pineapple rings in syrup | 78 0.35 20.2 0.11 0.8 16.9 1 | cup/crushed/sliced=254 piece/crushed/sliced=254 slice/dia=49 ring/dia=49 serving=127 can=565 | - | vegan
fndds:63141200 | Frozen pineapple | frozen pineapple chunks; pineapple chunks frozen | 60 0.46 14.09 0.21 0.9 11.42 0 | piece=15 cup=150 serving=75 handful=70 | - | vegan
fndds:62120100 | Dried pineapple | candied pineapple; sweetened dried pineapple; dried pineapple rings | 347 1.22 84.11 0.71 2.4 77.12 0 | slice=8 piece=8 cup=160 serving=40 ring=20 handful=35 | - | vegan
fndds:62114110 | Dried papaya | papaya dried; candied papaya; sweetened dried papaya | 302 1.25 75.43 0.84 4.5 67.55 22 | slice=8 piece=8 cup=160 serving=40 handful=35 | - | vegan
fndds:63133100 | Canned papaya | tinned papaya; papaya in syrup | 52 0.35 13.1 0.21 1.3 10.86 7 | slice=40 piece=40 cup=250 serving=125 | - | vegan
usda:169093 | Casaba melon | canary melon; piel de sapo; winter melon fruit; galia melon; santa claus melon | 28 1.11 6.58 0.1 0.9 5.69 9 | cup/cube=170 whole=1640 serving=170 slice=164 | la eu | vegan
fndds:63109015 | Frozen melon | melon balls; mixed melon; melon medley | 35 0.66 8.27 0.16 0.7 7.4 16 | cup=150 serving=75 whole=14 | - | vegan
usda:173034 | Green grapefruit | oroblanco; sweetie grapefruit | 32 0.63 8.19 0.1 - - 0 | cup/section/juice=230 whole/dia=236 serving=123 | me ea | vegan
usda:168211 | Golden kiwi | gold kiwi; yellow kiwi; sungold kiwi; zespri gold | 63 1.02 15.79 0.28 1.4 12.3 3 | whole=81 serving=81 cup=180 slice=9 | - | vegan
fndds:62119100 | Dried mixed fruit pieces | dried fruit pear and apple; soft dried pears | 262 1.87 69.7 0.63 7.5 62.2 6 | whole/half=15 cup=160 serving=40 piece=18 handful=35 | - | vegan sulphite
fndds:62101050 | Dried fruit | mixed dried fruit; dried fruit mix; dried fruits | 298 2.28 78.62 0.62 4.8 66.33 32 | cup=160 serving=40 handful=35 bag=50 tbsp=9 | - | vegan sulphite
fndds:63119110 | Canned figs | tinned figs; figs in syrup | 76 0.56 19.36 0.24 2.2 17.18 1 | whole=28 cup=250 serving=125 | - | vegan
usda:174665 | Dried fig | dried figs; figs dried; smyrna figs | 249 3.3 63.87 0.93 9.8 47.92 10 | whole=8 cup=160 serving=40 handful=35 | na eu me | vegan
usda:171726 | Deglet noor dates | pitted dates; dry dates; deglet dates; chopped dates; dried date; khajoor | 282 2.45 75.03 0.39 8 63.35 2 | cup/chopped=147 whole/pitted=7.1 serving=35 handful=35 | me af sa | vegan
fndds:63311110 | Fruit cocktail | tinned fruit cocktail; canned fruit cocktail; canned fruit salad; fruit cocktail in syrup; canned fruit | 55 0.41 14.1 0.08 0.9 13.08 5 | container/snacksize=113 pouch=90 cup=250 serving=125 can=410 pot=113 | - | vegan
usda:174668 | Fruit cocktail in juice | canned fruit in juice; tinned fruit in juice; canned mixed fruit in juice | 46 0.46 11.86 0.01 1 10.86 4 | liquid cup=237 serving=119 can=410 pot=113 | - | vegan
fndds:63311180 | Frozen fruit | frozen fruit mix; smoothie fruit mix; frozen mixed fruit; frozen tropical fruit mix | 48 0.69 11.29 0.23 1.4 9.18 9 | cup=150 serving=75 handful=60 | - | vegan
fndds:63311050 | Citrus fruit salad | fruit salad with orange; fruit salad with citrus; orange salad | 56 0.71 13.48 0.19 1.7 10.22 4 | cup=150 serving=75 bowl=200 | - | vegan
fndds:63311000 | Fresh fruit salad without citrus | melon and berry salad; chopped fruit; fruit platter; fruit plate; cut fruit | 59 0.64 13.94 0.21 1.5 10.45 4 | cup=150 serving=75 bowl=200 plate=250 | - | vegan
fndds:63402960 | Fruit salad with cream | fruit and whipped cream; fruit with cream | 164 1.99 15.25 10.62 1.6 11.14 3 | cup=182 serving=91 bowl=200 | na eu | vegetarian milk
fndds:63402970 | Ambrosia salad | fruit fluff; watergate fruit salad; cool whip fruit salad | 153 1.93 17.28 8.67 1.7 13.09 3 | cup=175 serving=88 bowl=200 | na | vegetarian milk
fndds:63402950 | Waldorf salad | fruit salad with mayo; apple walnut salad | 247 1.78 13.57 20.68 1.5 9.93 127 | cup=188 serving=94 bowl=200 | na eu | vegetarian egg nut celery mustard
fndds:63401060 | Toffee apple | candy apple; caramel apple; candied apple | 134 1.34 29.61 2.15 1.8 24.17 62 | whole=320 serving=320 | na eu | vegan
fndds:63401070 | Chocolate covered fruit | chocolate strawberries; chocolate dipped strawberry; chocolate banana; chocolate covered strawberries | 133 1.41 20.12 6.69 2.7 15.65 2 | whole=40 serving=40 piece=20 | na eu | vegetarian soy milk
usda:167781 | Candied fruit | glace fruit; crystallised fruit; candied peel; mixed peel | 322 0.34 82.74 0.07 1.6 80.68 98 | serving=20 tbsp=12 cup=190 handful=30 piece=10 | eu | vegan sulphite
fndds:63147110 | Stewed rhubarb | rhubarb; cooked rhubarb; rhubarb compote; rhubarb with sugar | 73 0.81 17.45 0.22 1.6 14.4 4 | cup=240 serving=120 bowl=200 tbsp=15 | na eu | vegan
usda:167757 | Frozen raspberries in syrup | sweetened raspberries; raspberry coulis; raspberry sauce | 103 0.7 26.16 0.16 4.4 21.76 1 | cup/thawed=250 packet=284 serving=60 tbsp=16 | - | vegan
usda:167758 | Raw rhubarb | rhubarb stalk; fresh rhubarb stalks | 21 0.9 4.54 0.2 1.8 1.1 4 | cup/diced=122 stick=51 serving=61 | na eu | vegan
usda:168163 | Quince | membrillo fruit; ayva; coing | 57 0.4 15.3 0.1 1.9 - 4 | whole/without/refuse=92 serving=92 cup=150 | la eu me | vegan
usda:167750 | Prickly pear | cactus fruit; tuna fruit; cactus pear; nopal fruit; barbary fig | 41 0.73 9.57 0.51 3.6 - 5 | cup=149 whole/without/refuse=103 serving=103 | la me af | vegan
usda:171715 | Star fruit | carambola; starfruit; kamrakh; belimbing | 31 1.04 6.73 0.33 2.8 3.98 2 | whole=90 slice=8 cup=100 serving=50 | la sa se | vegan
usda:174687 | Jackfruit | ripe jackfruit; kathal; nangka; jack fruit | 95 1.72 23.25 0.64 1.5 19.08 2 | cup/sliced=165 piece=151 serving=165 | sa se | vegan
usda:168190 | Jackfruit in syrup | canned jackfruit in syrup; sweet tinned jackfruit | 92 0.36 23.94 0.14 0.9 - 11 | cup/drained=178 serving=89 can=565 | se | vegan
usda:168192 | Durian | durian flesh; king of fruits | 147 1.47 27.09 5.33 3.8 - 2 | cup/chopped/diced=243 whole=602 serving=150 piece=40 | se | vegan
usda:168167 | Rambutan | rambutan in syrup; canned rambutan; rambutans | 82 0.65 20.87 0.21 0.9 - 11 | cup/drained=150 cup=214 whole=9 serving=90 | se | vegan
usda:169090 | Mangosteen | mangosteens; manggis; purple mangosteen | 73 0.41 17.91 0.58 1.8 - 7 | cup/drained=196 cup=216 serving=100 whole=33 | se | vegan
usda:169089 | Longan | longans; dragon eye fruit; lamyai | 60 1.31 15.14 0.1 1.1 - 0 | whole/without/refuse=3.2 serving=96 cup=130 | ea se | vegan
usda:169908 | Loquat | nispero; japanese medlar; loquats | 47 0.43 12.14 0.2 1.7 - 1 | cup/cubed=149 whole/large=20 whole/medium=16 whole/small=13.6 serving=82 | eu me ea | vegan
usda:168171 | Rose apple | wax apple; java apple; jambu air; chompoo | 25 0.6 5.7 0.3 - - 0 | serving=100 whole=50 cup=125 | se | vegan
usda:168150 | Jamun | java plum; black plum jambul; jambolan | 60 0.72 15.56 0.23 - - 14 | cup=135 whole=3 serving=70 | sa | vegan
usda:168175 | Sugar apple | sweetsop; sitaphal; custard apple; atis; sharifa | 94 2.06 23.64 0.29 4.4 - 9 | cup/pulp=250 whole/dia=155 serving=155 | la sa se | vegan
usda:173953 | Cherimoya | chirimoya; cherimoyas | 75 1.57 17.71 0.68 3 12.87 7 | piece=160 whole/skinless/seed=235 serving=160 cup=160 | la eu | vegan
usda:167761 | Soursop | guanabana; graviola; guyabano; sirsak | 66 1 16.84 0.3 3.3 13.54 14 | cup/pulp=225 whole/x/dia=625 serving=225 | la af se | vegan
usda:171725 | Bullocks heart | wild custard apple; ramphal; netted custard apple | 101 1.7 25.2 0.6 2.4 - 4 | serving=150 whole=200 cup=200 | la sa | vegan
usda:167759 | Sapodilla | chikoo; chiku; sapota; zapote chico; naseberry | 83 0.44 19.96 1.1 5.3 - 12 | cup/pulp=241 whole=170 serving=170 | la sa se | vegan
usda:167760 | Mamey sapote | mamey; zapote mamey; sapote | 124 1.45 32.1 0.46 5.4 20.14 7 | piece=175 whole/without/refuse=558 serving=175 cup=175 | la | vegan
usda:168176 | Feijoa | pineapple guava; guavasteen | 61 0.71 15.21 0.42 6.4 8.2 3 | cup/pureed=243 whole/without/peel=42 cup=205 piece=205 serving=84 | la se | vegan
usda:173045 | Strawberry guava | cattley guava; cherry guava | 69 0.58 17.36 0.6 5.4 - 37 | liquid cup=244 whole/without/refuse=6 serving=48 | la se | vegan
usda:171714 | Raw breadfruit | uncooked breadfruit; fresh breadfruit | 103 1.07 27.12 0.23 4.9 11 2 | cup=220 whole/small=384 serving=110 slice=60 | la af se | vegan
fndds:75208501 | Breadfruit | roasted breadfruit; boiled breadfruit; ulu; baked breadfruit | 123 1.04 26.26 2.77 4.7 10.65 123 | piece=35 cup=170 serving=85 slice=60 | la af se | vegan
usda:167763 | Tamarind | tamarind pulp; imli; tamarindo; tamarind paste | 239 2.8 62.5 0.6 5.1 38.8 28 | whole=2 serving=2 cup/pulp=120 tbsp=13 tsp=4.3 | la af sa se | vegan
usda:168151 | Jujube | fresh jujube; ber fruit; fresh red dates; chinese date fresh | 79 1.2 20.23 0.2 - - 3 | serving=90 whole=15 cup=130 | sa ea | vegan
usda:168152 | Dried jujube | chinese red dates; hong zao; dried chinese dates; daechu | 281 4.72 72.52 0.5 6 - 5 | serving=24 whole=8 cup=100 | ea | vegan
usda:169907 | Dried longan | longan dried; dried dragon eyes; guiyuan | 286 4.9 74 0.4 - - 48 | whole=1.7 serving=20 handful=20 cup=100 | ea se | vegan
usda:169087 | Dried lychee | dried litchi; lychee nuts; litchi nuts | 277 3.8 70.7 1.2 4.6 66.1 3 | whole=2.5 serving=25 handful=25 | ea | vegan
usda:169942 | Dried persimmon | hoshigaki; gotgam; dried kaki | 274 1.38 73.43 0.59 14.5 - 2 | whole/without/refuse=34 serving=34 | ea | vegan
usda:171686 | Acerola cherry | barbados cherry; west indian cherry; acerola | 32 0.4 7.69 0.3 1.1 - 7 | cup=98 whole/without/refuse=4.8 serving=70 | la | vegan
usda:167789 | Nance | nance fruit; nanche; yellow nance | 73 0.66 16.97 1.16 7.5 8.31 3 | cup/without/pit/thawed=112 whole/without/pit/thawed=3.3 serving=80 | la | vegan
usda:167790 | Naranjilla | lulo; lulo pulp; naranjilla pulp | 25 0.44 5.9 0.22 1.1 3.74 4 | cup/thawed=120 serving=120 | la | vegan
usda:169129 | Pitanga | surinam cherry; brazilian cherry | 33 0.8 7.49 0.4 - - 3 | cup=173 whole/without/refuse=7 serving=85 | la | vegan
usda:167791 | Horned melon | kiwano; african horned cucumber; jelly melon | 44 1.78 7.56 1.26 - - 2 | liquid cup=233 whole/long/x/dia=209 serving=120 | af | vegan
usda:168170 | Roselle | roselle calyx; raw hibiscus calyces; sorrel fruit | 49 0.96 11.31 0.64 - - 6 | cup/without/refuse=57 serving=30 | la af | vegan
usda:171721 | Crab apple | crabapple; sour crab apples | 76 0.4 19.95 0.3 - - 1 | slice=110 serving=55 whole=35 cup=110 | na eu | vegan
usda:174682 | Concord grapes | slip skin grapes; labrusca grapes; purple concord grapes | 67 0.63 17.15 0.35 0.9 16.25 2 | cup=92 whole=2.4 serving=92 handful=60 | na | vegan
usda:174684 | Canned grapes | tinned grapes; grapes in water | 40 0.5 10.3 0.11 0.6 9.7 6 | liquid cup=245 serving=122 | - | vegan
sr:09277 | Raw plantain | uncooked plantain; green plantain; raw green banana; plantain uncooked | 122 1.3 31.89 0.37 2.3 15 4 | whole=180 serving=180 cup/sliced=148 slice=12 | la af sa se | vegan
usda:169943 | American persimmon | native persimmon; wild persimmon | 127 0.8 33.5 0.4 - - 1 | whole/without/refuse=25 serving=75 | na | vegan
fndds:63100110 | Pickled fruit | pickled mango; fruit preserved in vinegar; pickled plums | 63 0.56 15.32 0.24 1.4 13.68 957 | slice=30 piece=30 cup=240 serving=35 | sa ea se | vegan
usda:171706 | California avocado | mashed avocado; dark avocado | 167 1.96 8.64 15.41 6.8 0.3 8 | cup/pureed=230 whole/skinless/seed=136 piece=68 tbsp=15 slice=15 topping=50 serving=30 | - | vegan
usda:171707 | Florida avocado | slimcado; big green avocado; tropical avocado; doveado | 120 2.23 7.82 10.06 5.6 2.42 2 | cup/pureed=230 whole/skinless/seed=304 serving=100 slice=25 tbsp=15 | na la | vegan
fndds:63420105 | Fruit juice bar | frozen fruit bar; fruit lolly; paleta de fruta | 106 0.81 25.4 0.06 0.5 22.6 6 | liquid bar=80 floz=30 serving=80 whole=77 | na la | vegan
own:fruit-leather | Fruit leather | fruit roll up; fruit roll; lavashak; fruit strips | 260 0.74 69.71 0.26 6.96 62.72 70 | serving=21 whole=21 piece=14 | na me | vegan | usda:171691=80 usda:169655=17 water=3
own:frozen-banana | Frozen banana | frozen banana slices; banana nice cream | 89 1.09 22.84 0.33 2.6 12.23 1 | serving=118 whole=118 cup=150 slice=6 | - | vegan | usda:173944=100
fndds:67100000 | Baby food fruit puree | fruit puree pouch; baby fruit puree; fruit pouch; ellas kitchen fruit | 68 0.68 16.44 0.21 1.7 10.49 2 | tbsp=15 pot=110 pouch=110 serving=110 cup=240 | - | vegan
fndds:67102010 | Baby food apple puree | baby applesauce; pureed apple for baby; baby pear puree | 41 0.2 10.8 0.2 1.7 9.87 0 | tbsp=15 pot=110 pouch=90 serving=110 cup=240 | - | vegan
fndds:67105030 | Baby food banana puree | pureed banana; baby banana; mashed banana for baby | 91 1 21.34 0.2 1.6 11.36 2 | tbsp=15 pot=110 pouch=90 serving=110 cup=240 | - | vegan
fndds:67100350 | Baby food fruit and vegetable pouch | fruit and veg puree; fruit veg pouch; baby pouch | 59 0.98 13.69 0.23 1.7 7.46 14 | tbsp=15 pot=110 pouch=110 serving=110 | - | vegan
fndds:67110000 | Baby food prunes | pureed prunes; baby prune puree | 100 1 23.52 0.2 2.7 14.28 1 | tbsp=15 pot=110 pouch=90 serving=110 | - | vegan
`;
