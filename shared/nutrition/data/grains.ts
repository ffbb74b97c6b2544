/** Rice, pasta, porridges, breakfast cereals and flours. Columns: see food-row.ts. */
export const grains = `
usda:168878 | White rice | rice; cooked rice; boiled rice; steamed rice; jasmine rice; plain rice; long grain rice | 130 2.69 28.17 0.28 0.4 0.05 1 | cup=163 serving=122 bowl=200 plate=250 tbsp=10 scoop=80 | - | vegan
sr:20037 | Brown rice | cooked brown rice; wholegrain rice | 123 2.74 25.58 0.97 1.6 0.24 4 | cup=196 serving=147 bowl=220 plate=250 scoop=90 | - | vegan
usda:168877 | Uncooked rice | dry rice; raw rice; rice grains dry | 365 7.13 79.95 0.66 1.3 0.12 5 | cup=185 serving=50 tbsp=12 | - | vegan
usda:169711 | Soft glutinous rice | water boiled glutinous rice; sweet rice; mochigome boiled | 97 2.02 21.09 0.19 1 0.05 5 | cup=174 serving=174 bowl=200 | ea se | vegan
fndds:56205130 | Yellow rice | saffron rice; turmeric rice | 88 1.8 19.1 0.45 0.5 0.45 340 | cup=158 serving=118 bowl=200 plate=250 | - | vegan
usda:169737 | Pasta | cooked pasta; spaghetti; penne; macaroni; linguine; boiled pasta; fusilli | 158 5.8 30.86 0.93 1.8 0.56 1 | cup=140 serving=140 bowl=200 plate=250 | - | vegan gluten
sr:20125 | Wholewheat pasta | brown pasta; wholegrain spaghetti | 149 5.99 30.07 1.71 3.9 0.75 4 | cup=140 serving=140 bowl=200 plate=250 | - | vegan gluten
usda:169736 | Dry pasta | uncooked pasta; raw pasta; dried spaghetti | 371 13.04 74.67 1.51 3.2 2.67 6 | cup/spaghetti=91 cup/elbow=122 cup/penne=95 cup/farfalle=81 cup/rotini=96 cup/shell=64 cup/lasagna=90 serving=75 | - | vegan gluten
usda:169732 | Egg noodles | noodles; cooked noodles; boiled noodles; chinese egg noodles | 138 4.54 25.16 2.07 1.2 0.4 5 | cup=160 serving=160 bowl=220 plate=250 | - | vegetarian gluten egg
usda:168914 | Rice noodles | rice sticks; boiled rice noodles; ho fun noodles plain | 108 1.79 24.01 0.2 1 0.03 19 | cup=175 serving=175 bowl=220 | ea se | vegan
usda:168907 | Soba noodles | soba; buckwheat noodles | 99 5.06 21.44 0.1 - - 60 | cup=114 serving=114 bowl=200 | ea | vegan gluten
usda:168917 | Quinoa | cooked quinoa; boiled quinoa | 120 4.4 21.3 1.92 2.8 0.87 7 | cup=185 serving=185 bowl=200 | - | vegan
usda:169700 | Couscous | cooked couscous; cous cous | 112 3.79 23.22 0.16 1.4 0.1 5 | cup=160 serving=160 bowl=200 | eu me af | vegan gluten
usda:170287 | Bulgur | bulgur wheat; cooked bulgur; cracked wheat | 83 3.08 18.58 0.24 4.5 0.1 5 | cup/cooked=140 serving=140 tbsp=8.4 bowl=200 | eu me | vegan gluten
usda:170285 | Pearl barley | barley; cooked barley | 123 2.26 28.22 0.44 3.8 0.28 3 | cup=157 serving=157 | - | vegan gluten
usda:168871 | Millet | cooked millet; boiled millet; steamed millet; millet grain | 119 3.51 23.67 1 1.3 0.13 2 | cup/cooked=170 serving=170 bowl=240 | af sa ea | vegan
fndds:56200510 | Buckwheat | buckwheat groats; kasha; cooked buckwheat | 118 3.24 18.99 3.97 2.6 0.87 170 | cup/cooked=170 serving=170 bowl=200 | eu | vegan
fndds:56201515 | Polenta | cornmeal porridge; cooked cornmeal; soft polenta; mamaliga | 71 1.11 12.25 1.84 0.6 0.26 82 | cup/cooked=240 slice=50 serving=240 bowl=240 | la eu | vegetarian milk
fndds:56200990 | Grits | corn grits; hominy grits | 71 1.19 12.2 1.84 0.7 0.1 81 | cup/cooked=240 serving=240 bowl=240 | na | vegetarian milk
usda:173905 | Oatmeal | porridge; oat porridge; cooked oats; porridge oats cooked; oatmeal with water | 71 2.54 12 1.52 1.7 0.27 4 | cup=234 tbsp=14.6 serving=234 bowl=240 bag=170 | - | vegan gluten
fndds:56203066 | Oatmeal with milk | porridge with milk; milky porridge; oats cooked in milk | 116 5.56 16.23 3.25 1.7 5.08 105 | cup/cooked=240 serving=240 bowl=240 | - | vegetarian gluten milk
usda:173904 | Rolled oats | oats; dry oats; raw oats; uncooked oats; oat flakes | 379 13.15 67.7 6.52 10.1 0.99 6 | cup=80 serving=10 tbsp=5 bowl=50 handful=25 | - | vegan gluten
fndds:57227000 | Granola | crunchy muesli; granola cereal; toasted muesli | 420 9.82 67.35 13.01 7.4 22.24 161 | cup=110 whole/prepackaged/singleserving=30 serving=110 bowl=55 tbsp=7 handful=35 topping=30 | - | vegetarian gluten nut
fndds:57134000 | Corn flakes | cornflakes; flaked corn cereal | 365 6.4 79.52 1.6 3.5 9.44 703 | cup=30 whole/prepackaged/singleserving=30 serving=30 bowl=40 | - | vegan gluten
fndds:57420100 | Breakfast cereal | cereal; sweet cereal; cold cereal | 381 6.88 78.46 4.44 4.8 25.35 530 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 | - | vegetarian gluten
fndds:57207000 | Bran flakes | bran cereal; wheat bran flakes | 361 9.65 75.03 2.42 20.5 15.27 585 | cup=50 whole/prepackaged/singleserving=30 serving=50 bowl=50 | - | vegan gluten
fndds:57151000 | Puffed rice cereal | crisped rice cereal; rice crispies; rice krispies; rice bubbles; puffed rice cereal plain | 358 6.96 79.81 1.21 0.4 9.85 505 | cup=25 whole/prepackaged/singleserving=30 serving=25 bowl=35 | - | vegan gluten
fndds:57417000 | Shredded wheat | shredded wheat biscuit; mini shredded wheat; unsweetened shredded wheat | 358 11.88 73.85 1.68 13 0.27 2 | cup=45 whole/prepackaged/singleserving=30 tbsp/biscuit=3 whole/rectangular/biscuit=25 serving=45 bowl=50 | - | vegan gluten
fndds:56206990 | Semolina porridge | cream of wheat; wheat porridge; semolina pudding | 65 1.44 10.39 1.8 0.5 0.04 83 | cup/cooked=240 serving=240 bowl=240 | - | vegetarian gluten milk
usda:168894 | Wheat flour | flour; plain flour; white flour; all purpose flour | 364 10.33 76.31 0.98 2.7 0.27 2 | cup=125 serving=30 tbsp=8 tsp=2.6 | - | vegan gluten
sr:20080 | Wholewheat flour | atta; wholemeal flour | 340 13.21 71.97 2.5 10.7 0.41 2 | cup=120 serving=30 tbsp=7.5 | - | vegan gluten
usda:169698 | Corn starch | cornstarch; cornflour | 381 0.26 91.27 0.05 0.9 0 9 | cup=128 serving=8 tbsp=8 | - | vegan
usda:167959 | Air-popped popcorn | plain popcorn; unsalted popcorn | 387 12.94 77.78 4.54 14.5 0.87 8 | cup=8 serving=24 bowl=24 bag=24 handful=5 | - | vegan
usda:169707 | Dry parboiled rice | converted rice dry; uncle bens dry; easy cook rice uncooked | 374 7.51 80.89 1.03 1.8 0.33 2 | cup=185 serving=50 tbsp=12 | - | vegan
usda:169708 | Parboiled rice | converted rice; easy cook rice; sella rice; uncle bens rice; boil in the bag rice | 123 2.91 26.05 0.37 0.9 0.11 2 | cup=158 serving=158 bowl=200 plate=250 bag=250 | - | vegan
usda:169710 | Instant rice | minute rice; quick cook rice; microwave rice; precooked rice; pouch rice | 124 2.18 26.76 0.5 0.6 0 4 | cup=165 serving=165 pouch=250 bowl=200 | - | vegan
own:basmati-rice | Basmati rice | boiled basmati; steamed basmati; white basmati rice | 130 2.69 28.17 0.28 0.4 0.05 1 | serving=160 cup=158 bowl=200 plate=250 tbsp=10 | sa me eu | vegan | usda:169757=100
usda:168881 | Dry short-grain rice | uncooked sushi rice; dry sushi rice; uncooked short grain rice; risotto rice dry; arborio rice dry | 358 6.5 79.15 0.52 2.8 - 1 | cup=200 serving=60 tbsp=13 | eu ea | vegan
usda:169712 | Takeaway steamed rice | chinese restaurant rice; takeout white rice; restaurant rice | 151 3.2 33.88 0.27 0.9 - 5 | cup/loosely/packed=132 serving=200 container=400 box=400 | na eu | vegan
usda:168883 | Dry glutinous rice | uncooked sticky rice; raw glutinous rice; mochigome dry; dry sweet rice | 370 6.81 81.68 0.55 2.8 - 7 | cup=185 serving=60 tbsp=12 | ea se | vegan
sr:20036 | Dry brown rice | uncooked brown rice; raw brown rice | 367 7.54 76.25 3.2 3.6 0.66 5 | cup=185 serving=50 tbsp=12 | - | vegan
sr:20041 | Medium-grain brown rice | short grain brown rice; genmai; sticky brown rice | 112 2.32 23.51 0.83 1.8 - 1 | cup=195 serving=195 bowl=220 | na ea | vegan
usda:168897 | Wild rice | cooked wild rice; black wild rice; boiled wild rice | 101 3.99 21.34 0.34 1.8 0.73 3 | cup=164 serving=164 bowl=200 | na | vegan
usda:169726 | Dry wild rice | uncooked wild rice; raw wild rice | 357 14.73 74.9 1.08 6.2 2.5 7 | cup=160 serving=45 tbsp=10 | na | vegan
fndds:56205320 | Mixed wild rice | long grain and wild rice; white and wild rice | 112 2.17 20.62 2.14 0.5 0.13 510 | cup=168 serving=126 bowl=200 | na eu | vegan
own:black-rice | Black rice | forbidden rice; purple rice; cooked black rice; red rice cooked; red rice | 125 2.56 25.93 1.09 1.22 0.22 2 | serving=170 cup=170 bowl=200 | ea se | vegan | sr:20036=34 water=66
fndds:56205170 | Buttered rice | rice with butter; rice cooked in oil; rice with oil; arroz blanco con aceite | 103 1.76 18.7 2.43 0.4 0.44 351 | cup=163 serving=122 bowl=200 plate=250 | na la | vegetarian milk
fndds:56205060 | Rice cooked in milk | savoury milk rice | 144 5.13 25.01 2.31 0.3 4.91 357 | cup=200 serving=150 bowl=240 | eu sa | vegetarian milk
fndds:56205050 | Cream of rice | rice cereal hot; ground rice porridge; rice farina; hot rice cereal | 69 1.17 15.28 0.09 0.1 0.06 69 | cup/cooked=240 serving=240 bowl=244 | na | vegan
usda:173900 | Dry cream of rice | cream of rice powder; uncooked rice cereal; dry ground rice | 370 6.3 82.4 0.5 0.7 0.3 6 | cup=180 serving=45 tbsp=11 | na | vegan
usda:169714 | Rice flour | white rice flour; ground rice; rice powder flour | 366 5.95 80.13 1.42 2.4 0.12 0 | cup=158 serving=30 tbsp=10 tsp=3.3 | sa ea se | vegan
usda:1104867 | Glutinous rice flour | sweet rice flour; mochiko; sticky rice flour | 358 6.69 80.1 1.16 - - 6 | serving=30 cup=158 tbsp=10 | ea se | vegan
usda:168898 | Brown rice flour | wholegrain rice flour; genmai flour | 363 7.23 76.48 2.78 4.6 0.66 8 | cup=158 serving=30 tbsp=10 | na eu | vegan
usda:168916 | White and wholewheat pasta | high fibre pasta; mixed wholegrain pasta | 159 5.82 31.51 1.5 4.6 0.85 6 | cup/spaghetti/not/packed=116 cup/spaghetti/packed=151 cup/elbow/not/packed=117 cup/farfalle=107 cup/penne=97 cup/shell=105 cup/lasagna=116 cup/rotini=107 serving=140 bowl=200 plate=250 | - | vegan gluten
sr:20124 | Dry wholewheat pasta | uncooked wholewheat pasta; raw brown pasta; dry wholemeal spaghetti | 352 13.87 73.37 2.93 9.2 2.74 6 | cup/spaghetti=91 cup/elbow=122 cup/penne=95 cup/farfalle=81 cup/rotini=96 cup/shell=64 cup/lasagna=90 serving=75 | - | vegan gluten
usda:169728 | Fresh pasta | cooked fresh pasta; tagliatelle; egg pasta; fettuccine; pappardelle; fresh egg pasta | 131 5.15 24.93 1.05 - - 6 | serving=160 cup=150 bowl=220 plate=250 | eu | vegetarian gluten egg
usda:169727 | Uncooked fresh pasta | raw fresh pasta; refrigerated pasta uncooked; fresh lasagne sheets | 288 11.31 54.73 2.3 - - 26 | serving=100 cup=110 packet=250 | eu | vegetarian gluten egg
usda:169730 | Spinach pasta | green pasta; spinach tagliatelle; pasta verde | 130 5.06 25.04 0.94 - - 6 | serving=150 cup=140 bowl=200 | eu | vegetarian gluten egg
usda:168904 | Tricolore pasta | tricolour pasta; veggie coloured pasta | 128 4.53 26.61 0.11 4.3 1.15 6 | cup/spiral/shaped=134 serving=140 bowl=200 | - | vegan gluten
fndds:56140100 | Gluten-free pasta | gf pasta; corn pasta; rice pasta; gluten free spaghetti | 179 3.2 38.05 1 1.4 0 4 | cup/cooked=140 serving=140 bowl=200 plate=250 | na eu | vegan
own:red-lentil-pasta | Lentil pasta | chickpea pasta; red lentil pasta; pulse pasta; protein pasta | 150 10.04 26.5 0.91 4.54 - 3 | serving=140 cup=140 bowl=200 | na eu | vegan | usda:174284=42 water=58
fndds:56130000 | Buttered pasta | pasta with olive oil; plain pasta with oil; buttered noodles pasta | 157 5.76 30.68 0.92 1.8 0.56 232 | cup=140 serving=140 bowl=200 plate=250 | - | vegetarian gluten milk
own:dry-lasagna | Lasagna sheets | dry lasagne sheets; uncooked lasagna noodles; lasagne sheet | 371 13.04 74.67 1.51 3.2 2.67 6 | serving=40 piece=20 slice=20 whole=20 packet=250 | eu na | vegan gluten | usda:168927=100
own:orzo | Orzo | risoni; kritharaki; cooked orzo; pastina; acini di pepe | 158 5.8 30.86 0.93 1.8 0.56 1 | serving=150 cup=150 bowl=200 | eu me | vegan gluten | usda:168928=100
own:vermicelli-wheat | Wheat vermicelli | vermicelli; angel hair; capellini; fideo; cooked vermicelli | 153 5.63 29.93 0.9 1.75 0.54 1 | serving=140 cup=130 bowl=200 | eu la sa me | vegan gluten | usda:168928=97 water=3
usda:169731 | Dry egg noodles | uncooked egg noodles; raw noodles; dried egg noodles; dry noodles | 384 14.16 71.27 4.44 3.3 1.88 21 | cup=38 serving=57 packet=250 | - | vegetarian gluten egg
usda:169742 | Dry rice noodles | uncooked rice noodles; dry rice vermicelli; dry rice sticks | 364 5.95 80.18 0.56 1.6 0.12 182 | serving=57 cup=90 packet=200 | ea se | vegan
own:udon | Udon noodles | udon; cooked udon; thick wheat noodles; wheat noodles; thick udon | 126 4.43 25.39 0.51 1.09 0.91 2 | serving=200 cup=150 bowl=250 packet=200 | ea | vegan gluten | usda:168927=34 water=66
usda:168906 | Dry soba noodles | uncooked soba; raw buckwheat noodles | 336 14.38 74.62 0.71 - - 792 | serving=57 cup=57 bunch=100 | ea | vegan gluten
usda:168908 | Dry somen noodles | uncooked somen; dry wheat noodles | 356 11.35 74.1 0.81 4.3 - 1840 | serving=57 bunch=100 cup=57 | ea | vegan gluten
usda:168905 | Crispy chow mein noodles | crunchy noodles; fried noodles crunchy; chow mein noodle topping | 475 8.11 72.8 15.43 3.7 5.71 1174 | cup/dry=56 serving=28 handful=20 topping=15 | na | vegan gluten
own:ramen-noodles-plain | Ramen noodles | fresh ramen noodles; plain ramen noodles; wheat ramen noodles boiled; chukamen | 146 4.82 27.63 1.56 1.18 0.99 2 | serving=200 cup=150 bowl=230 | ea | vegan gluten | usda:168927=37 water=62 usda:171411=1
own:shirataki | Shirataki noodles | konjac noodles; miracle noodles; zero noodles; konnyaku noodles | 7 0.92 1.15 0.13 0.6 - 2 | near serving=125 cup=125 bag=200 | ea | vegan | usda:169211=60 water=40
usda:168874 | Dry quinoa | uncooked quinoa; raw quinoa | 368 14.12 64.16 6.07 7 - 5 | cup=170 serving=45 tbsp=11 | - | vegan
fndds:56204010 | Quinoa with oil | buttered quinoa; quinoa pilaf; seasoned quinoa | 146 4.2 20.22 5.42 2.7 0.84 184 | cup/cooked=170 serving=170 bowl=200 | na la eu | vegan
usda:169699 | Dry couscous | uncooked couscous; raw couscous | 376 12.76 77.43 0.64 5 - 10 | cup=173 serving=45 tbsp=11 | - | vegan gluten
usda:170688 | Dry bulgur | uncooked bulgur wheat; raw bulgur | 342 12.29 75.87 1.33 12.5 0.41 17 | cup=140 serving=45 tbsp=9 | - | vegan gluten
usda:170284 | Dry pearl barley | uncooked barley; raw barley; dried barley | 352 9.91 77.72 1.16 15.6 0.8 9 | cup=200 serving=45 tbsp=12 | - | vegan gluten
fndds:56200410 | Barley with butter | barley risotto base; barley pilaf; orzotto | 139 2.2 27.23 2.74 3.7 0.28 199 | cup/cooked=170 serving=170 bowl=200 | eu | vegetarian gluten milk
usda:169702 | Dry millet | uncooked millet; raw millet; millet seeds | 378 11.02 72.85 4.22 8.5 - 5 | cup=200 serving=45 tbsp=12 | af sa ea | vegan
usda:172023 | Millet flour | pearl millet flour; ground millet | 382 10.75 75.12 4.25 3.5 1.66 4 | cup=119 serving=30 tbsp=7.5 | af sa | vegan
usda:168943 | Sorghum flour | jowar flour; milo flour; guinea corn flour | 359 8.43 76.64 3.34 6.6 1.94 3 | cup=121 serving=30 tbsp=7.5 | af sa | vegan
usda:169716 | Dry sorghum | sorghum grain; jowar; guinea corn; raw sorghum | 329 10.62 72.09 3.46 6.7 2.53 2 | cup=192 serving=45 tbsp=12 | af sa | vegan
own:cooked-sorghum | Cooked sorghum | boiled sorghum; sorghum grain cooked; steamed sorghum | 118 3.82 25.95 1.25 2.41 0.91 1 | serving=170 cup=170 bowl=220 | af sa | vegan | usda:169716=36 water=64
usda:169747 | Dry teff | teff grain; uncooked teff; teff flour | 367 13.3 73.13 2.38 8 1.84 12 | cup=193 serving=45 tbsp=12 | af | vegan
usda:168918 | Teff | cooked teff; teff porridge | 101 3.87 19.86 0.65 2.8 - 8 | cup=252 serving=200 bowl=250 | af | vegan
usda:170682 | Dry amaranth | amaranth grain; uncooked amaranth; rajgira; kiwicha | 371 13.56 65.25 7.02 6.7 1.69 4 | cup=193 serving=45 tbsp=12 | la sa | vegan
usda:170683 | Amaranth | cooked amaranth; amaranth porridge; boiled amaranth grain | 102 3.8 18.69 1.58 2.1 - 6 | cup=246 serving=200 bowl=240 | la sa | vegan
usda:170685 | Dry buckwheat | uncooked buckwheat; dry kasha; raw buckwheat groats; buckwheat groats dry | 346 11.73 74.95 2.71 10.3 - 11 | cup=164 serving=45 tbsp=10 | eu | vegan
usda:170686 | Plain buckwheat | boiled buckwheat; grechka; buckwheat porridge; kasha without butter | 92 3.38 19.94 0.62 2.7 0.9 4 | cup=168 serving=168 bowl=200 | eu | vegan
usda:170687 | Buckwheat flour | sarrasin flour; kuttu flour; wholegrain buckwheat flour | 335 12.62 70.59 3.1 10 2.6 11 | cup=120 serving=30 tbsp=7.5 | eu sa ea | vegan
usda:169746 | Spelt | cooked spelt; farro; dinkel; emmer; boiled spelt | 127 5.5 26.44 0.85 3.9 - 5 | cup=194 serving=194 bowl=200 | eu | vegan gluten
usda:169745 | Dry spelt | uncooked spelt; dry farro; raw spelt grain | 338 14.57 70.19 2.43 10.7 6.82 8 | cup=174 serving=45 | eu | vegan gluten
usda:2003587 | Spelt flour | dinkel flour; wholegrain spelt flour | 340.583 14.475 70.723 2.543 9.339 - 0 | serving=30 cup=115 tbsp=7 | eu | vegan gluten
usda:169744 | Kamut | khorasan wheat; cooked kamut | 132 5.71 27.6 0.83 4.3 3.07 8 | cup=172 serving=172 bowl=200 | - | vegan gluten
own:cracked-wheat-dalia | Wheat grain | whole wheat grain; hard wheat; wheat kernels raw; uncooked wheat berries | 327 12.61 71.18 1.54 12.2 0.41 2 | serving=45 cup=192 tbsp=12 | - | vegan gluten | usda:168890=100
usda:169722 | Wheat bran | bran; unprocessed bran; millers bran | 216 15.55 64.51 4.25 42.8 0.41 2 | cup=60 serving=8 tbsp=3.6 | - | vegan gluten
usda:173896 | Wheat germ | wheatgerm; toasted wheat germ | 382 29.1 49.6 10.7 15.1 7.8 4 | cup=120 serving=15 tbsp=7 | - | vegan gluten
usda:168872 | Oat bran | raw oat bran; dry oat bran; oatbran | 246 17.3 66.22 7.03 15.4 1.45 4 | cup=94 serving=30 tbsp=6 | - | vegan gluten
usda:2346397 | Steel-cut oats | pinhead oats; irish oats; coarse oatmeal; dry steel cut oats; oat groats | 379.208 12.5112 69.7508 5.8 11.95 - 0.3113 | serving=40 cup=160 tbsp=10 | - | vegan gluten
usda:2261421 | Oat flour | ground oats; oatmeal flour; fine oatmeal | 386.429 13.1687 69.9172 6.309 10.5 - 3.619 | serving=30 cup=104 tbsp=6.5 | - | vegan gluten
fndds:56203057 | Oatmeal with butter | buttered porridge; oatmeal with water and butter | 76 2.18 11.17 2.63 1.7 0.17 81 | cup/cooked=240 serving=240 bowl=240 | na eu | vegetarian gluten milk
fndds:56203076 | Oatmeal with plant milk | porridge with oat milk; porridge with almond milk; oatmeal with almond milk; porridge with soya milk | 95 3.35 14.42 2.71 1.8 2.21 117 | cup/cooked=240 serving=240 bowl=240 | na eu | vegan gluten
usda:171662 | Instant oatmeal | instant porridge; porridge pot; ready brek; instant oats with water | 68 2.37 11.67 1.36 1.7 0.46 49 | cup/cooked=234 serving=234 bowl=240 packet=177 pot=230 | na eu | vegan gluten
fndds:56203096 | Instant oatmeal with milk | instant porridge with milk; ready brek with milk | 111 4.96 17.07 3.04 1.9 4.24 73 | cup/cooked=240 container/singleserving=210 cup/keurig=170 cup/microwave=210 serving=240 bowl=240 packet=190 | na eu | vegetarian gluten milk
usda:171661 | Dry instant oatmeal | instant oat sachet; dry porridge sachet; instant oats dry; oat so simple sachet | 362 11.92 69.52 6.9 10 1.5 220 | packet=28 serving=28 cup=81 bag=28 | na eu | vegan gluten
fndds:56203130 | Flavoured instant oatmeal | maple and brown sugar oatmeal; golden syrup porridge; sweetened instant oatmeal; brown sugar oatmeal | 102 2.44 20.23 1.25 1.9 7.99 136 | cup/cooked=240 container/singleserving=210 cup/keurig=170 cup/microwave=210 serving=240 packet=155 bowl=240 pot=230 | na eu | vegan gluten
fndds:56203155 | Fruit instant oatmeal | apple cinnamon oatmeal; strawberries and cream oatmeal; fruit porridge pot; oatmeal with fruit | 100 2.34 20.09 1.19 1.9 8.32 131 | cup/cooked=240 container/singleserving=210 cup/keurig=170 cup/microwave=210 serving=240 packet=155 bowl=240 pot=230 | na eu | vegan gluten
usda:173920 | Dry flavoured oatmeal packet | maple brown sugar oatmeal dry; flavoured porridge sachet dry | 368 9.25 76.67 4.73 7.2 30.28 505 | packet=43 serving=43 | na | vegan gluten
fndds:56203610 | Multigrain porridge | multigrain hot cereal; five grain porridge; mixed grain porridge; seven grain hot cereal | 56 2.12 12.19 0.46 2 0.41 70 | cup/cooked=240 serving=240 bowl=240 | na eu | vegan gluten
own:milk-semolina | Semolina pudding with milk | semolina with milk; milk semolina; griessbrei; mannaya kasha; semolina kasha; grits pudding milk | 103 3.98 14.87 3.02 0.35 8.54 39 | serving=220 cup=240 bowl=240 | eu | vegetarian gluten milk | usda:169715=9 usda:171265=90 usda:169655=4
own:rice-porridge-milk | Baby rice porridge | rice flour porridge; milk rice cereal; rice milk porridge | 84 2.68 12.77 2.39 0.19 6.54 30 | serving=200 cup=240 bowl=220 | eu sa | vegetarian milk | usda:169714=8 usda:171265=70 usda:169655=3 water=19
usda:169715 | Semolina | dry semolina; sooji; rava; suji; durum semolina; farina; coarse semolina | 360 12.68 72.83 1.05 3.9 - 1 | cup=167 serving=30 tbsp=10.5 | eu me sa | vegan gluten
usda:171658 | Dry cream of wheat | dry farina; cream of wheat powder; uncooked farina | 360 11.6 73.19 1.41 4.2 0.56 124 | tbsp=11 cup=176 serving=33 | na | vegan gluten
fndds:56207016 | Cream of wheat with water | farina porridge; wheatlets with water; plain cream of wheat | 51 1.45 10.57 0.21 0.5 0.03 72 | cup/cooked=240 serving=240 bowl=240 | na | vegan gluten
fndds:56201052 | Buttered grits | grits with butter; butter grits | 71 1.19 12.2 1.84 0.7 0.1 81 | cup/cooked=240 serving=240 bowl=240 | na | vegetarian milk
fndds:56201051 | Plain grits | grits with water; unbuttered grits | 58 1.2 12.41 0.28 0.7 0.09 70 | cup/cooked=240 serving=240 bowl=240 | na | vegan
usda:171654 | Dry grits | uncooked grits; dry hominy grits; corn grits dry | 370 7.65 79.09 1.75 4.6 0.57 1 | tbsp=9.7 cup=156 serving=40 | na | vegan
usda:168867 | Cornmeal | dry cornmeal; polenta dry; mealiemeal; dry polenta; maize meal; mealie meal | 370 7.11 79.45 1.75 3.9 1.61 7 | cup=157 serving=40 tbsp=10 | na la eu af | vegan
usda:169697 | Wholegrain cornmeal | stone ground cornmeal; coarse cornmeal; whole maize meal; straight run maize meal | 362 8.12 76.89 3.59 7.3 0.64 35 | cup=122 serving=40 tbsp=7.6 | na la af | vegan
usda:170290 | Corn flour | maize flour; fine cornmeal; makki atta; makai flour; yellow corn flour | 361 6.93 76.85 3.86 7.3 0.64 5 | cup=117 serving=30 tbsp=7.3 | la af sa | vegan
usda:169694 | Masa harina | masa flour; maseca; corn tortilla flour; masa; harina pan | 363 8.46 76.59 3.69 6.4 1.61 5 | cup=114 serving=30 tbsp=7 | la | vegan
usda:170288 | Dried corn | dry maize; corn kernels dry; field corn; popping corn; raw popcorn kernels; maize grain | 365 9.42 74.26 4.74 7.3 0.64 35 | cup=166 serving=40 tbsp=10.4 | la af | vegan
own:cornflour-custard-powder | Custard powder | birds custard powder; instant custard powder; vanilla pudding powder | 381 0.25 91.53 0.05 0.87 2.99 9 | serving=10 tbsp=9 tsp=3 cup=130 | eu sa se | vegan | usda:169698=97 usda:169655=3
usda:168895 | Self-raising flour | self rising flour; self raising white flour | 354 9.89 74.22 0.97 2.7 0.22 1193 | cup=125 serving=30 tbsp=8 tsp=2.6 | - | vegan gluten
usda:168896 | Bread flour | strong flour; strong white flour; high gluten flour | 361 11.98 72.53 1.66 2.4 0.31 2 | cup=137 serving=30 tbsp=8.5 | - | vegan gluten
usda:169723 | Cake flour | pastry flour; soft flour; sponge flour; maida | 362 8.2 78.03 0.86 1.7 0.31 2 | cup/unsifted/dipped=137 serving=30 tbsp=8.5 | - | vegan gluten
usda:2003586 | Pizza flour | double zero flour | 365.611 11.4 74.4462 1.52 2.656 - 0 | serving=30 cup=125 tbsp=8 | eu | vegan gluten
usda:168886 | Rye flour | roggenmehl; dark rye flour; wholegrain rye flour | 349 10.88 75.43 1.52 11.8 1.1 2 | cup=102 serving=30 tbsp=6.5 | eu | vegan gluten
usda:169739 | Barley flour | beremeal; tsampa | 345 10.5 74.52 1.6 10.1 0.8 4 | cup=148 serving=30 tbsp=9 | eu ea | vegan gluten
usda:168147 | Vital wheat gluten | gluten flour; seitan flour | 370 75.16 13.79 1.85 0.6 0 29 | serving=30 tbsp=9 cup=120 | - | vegan gluten
usda:170684 | Arrowroot powder | arrowroot flour; arrowroot starch | 357 0.3 88.15 0.1 3.4 - 2 | cup=128 serving=8 tbsp=8 tsp=2.7 | - | vegan
usda:2512377 | Cassava flour | tapioca flour; manioc flour; farinha; gari flour; tapioca starch; yuca flour | 358.557 0.9182 87.313 0.4938 4.834 - 13.08 | serving=20 cup=120 tbsp=8 tsp=2.7 | la af se | vegan
usda:169717 | Tapioca pearls dry | dry tapioca; sago; sabudana; sago pearls dry; dry boba pearls; raw tapioca | 358 0.19 88.69 0.02 0.9 3.35 1 | cup=152 serving=30 tbsp=9.5 | la sa se | vegan
own:cooked-tapioca | Cooked tapioca pearls | boba pearls; cooked sago; cooked boba; tapioca balls; boiled sabudana | 141 0.07 35.04 0.01 0.32 5.16 0 | serving=60 cup=150 tbsp=15 scoop=60 topping=50 | se ea sa | vegan | usda:169717=35 usda:169655=4 water=61
own:potato-starch | Potato starch | potato fecula; katakuriko; kartoffelstarke; potato starch flour | 335 0.23 80.32 0.04 0.79 0 8 | serving=8 tbsp=10 tsp=3.3 cup=160 | eu ea | vegan | usda:169698=88 water=12
usda:171667 | Whole wheat hot cereal | wheat meal dry; wheatena; cracked wheat cereal; dalia dry; daliya | 342 11.2 75.2 2 9.5 0.42 2 | cup=94 serving=40 tbsp=6 | na sa | vegan gluten
fndds:56207200 | Cooked wheat cereal | cooked wheatena; whole wheat porridge; dalia porridge; broken wheat porridge | 47 1.55 10.39 0.28 1.3 0.06 71 | cup=240 serving=240 bowl=240 | na sa | vegan gluten
fndds:57123000 | Oat hoops cereal | cheerios; oat rings; plain cheerios; os cereal; hoops | 374 12.42 67.92 6.17 10.5 4.9 506 | cup=30 whole/prepackaged/singleserving=30 piece=0.1 serving=30 bowl=40 handful=15 | na eu | vegan gluten
fndds:57241000 | Honey nut hoops | honey nut cheerios; honey cheerios; honey os | 385 8.62 75.99 5.37 7.6 32.35 580 | cup=40 whole/prepackaged/singleserving=30 serving=40 bowl=45 handful=18 | na eu | vegetarian gluten nut
fndds:57308400 | Multigrain hoops | multigrain cheerios; multi cheerios | 373 8.54 76.24 3.76 10.9 20.49 385 | cup=30 whole/prepackaged/singleserving=30 serving=30 bowl=45 | na eu | vegan gluten
fndds:57348000 | Frosted flakes | frosties; sugar frosted cornflakes; frosted corn flakes; zucaritas | 375 4.77 84.68 1.27 2.6 32.53 516 | cup=40 whole/prepackaged/singleserving=30 serving=40 bowl=50 | - | vegan gluten
sr:08615 | Nutty corn flakes | crunchy nut; crunchy nut cornflakes; honey nut corn flakes | 385 6.7 83.3 3.9 2.4 33.5 442 | cup=41.3 serving=40 bowl=55 | eu | vegetarian gluten peanut
fndds:57124200 | Chocolate puffs cereal | cocoa puffs; chocolate cereal; nesquik cereal; chocolate balls cereal; choco cereal; coco roos | 388 5.39 81.02 4.98 5 34.43 425 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 handful=15 | - | vegetarian gluten
fndds:57126000 | Chocolate rice cereal | coco pops; cocoa krispies; cocoa pebbles; choco crispies | 380 5.35 81.85 4.24 1.4 35.52 547 | cup=40 whole/prepackaged/singleserving=30 serving=40 bowl=45 | - | vegetarian
fndds:57125000 | Cinnamon toast cereal | cinnamon toast crunch; curiously cinnamon; cinnamon squares; cini minis | 414 5.88 75.23 9.92 5.1 29.78 539 | cup=40 whole/prepackaged/singleserving=30 serving=40 bowl=50 | na eu | vegetarian gluten
fndds:57132000 | Corn squares cereal | corn chex; crispix; corn and rice squares | 369 7.88 77.14 2.61 5.4 10.44 729 | cup=30 whole/prepackaged/singleserving=30 serving=30 bowl=40 | na | vegan
fndds:57336000 | Rice squares cereal | rice chex | 357 7.01 77.43 2.19 5.4 6.97 813 | cup=30 whole/prepackaged/singleserving=30 serving=30 bowl=35 | na | vegan
fndds:57411000 | Wheat squares cereal | wheat chex; shreddies; wheat shreds | 356 10.48 75.04 1.52 13.5 10.14 578 | cup=60 whole/prepackaged/singleserving=30 serving=60 bowl=50 | na eu | vegan gluten
fndds:57137000 | Corn puffs cereal | kix; puffed corn cereal; corn pop | 371 7.74 77.82 2.57 7.3 12.24 525 | cup=25 whole/prepackaged/singleserving=30 serving=25 bowl=38 | na | vegan
fndds:57221700 | Fruit rings cereal | froot loops; fruit loops; fruit hoops; apple jacks | 383 5.14 82.24 3.23 5.4 31.64 504 | cup=30 whole/prepackaged/singleserving=30 serving=30 bowl=40 | na la | vegan gluten
fndds:57223000 | Fruity rice cereal | fruity pebbles; fruity crisped rice; trix | 384 4.28 82.9 3.89 0.3 33.83 542 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 | na | vegan
fndds:57305150 | Marshmallow oat cereal | lucky charms; cereal with marshmallows; marshmallow mateys | 372 8.17 76.61 4.07 6.1 33.72 639 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 | na | meat gluten
fndds:57119000 | Crunch cereal | cap n crunch; captain crunch; sweet corn and oat cereal | 398 4.31 82.08 5.53 2.7 42.75 701 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=50 | na | vegetarian gluten
fndds:57347000 | Honey puffed wheat | sugar puffs; honey smacks; golden crisp; smacks; honey monster puffs | 380 5.66 83.81 2.16 2.2 37.12 424 | cup=30 whole/prepackaged/singleserving=30 serving=30 bowl=45 | - | vegetarian gluten
fndds:57416000 | Puffed wheat | puffed rice plain; puffed grain cereal; unsweetened puffed cereal; puffed kamut | 357 9.5 77.2 1.66 8.7 0.22 4 | cup=15 whole/prepackaged/singleserving=30 serving=15 bowl=25 | - | vegan gluten
own:puffed-rice-plain | Puffed rice | murmura; muri; mamra; plain rice puffs; bhel puffed rice; pori | 402 6.3 89.8 0.5 1.7 - 3 | serving=20 cup=14 bowl=30 handful=5 | sa se ea | vegan | usda:173912=100
usda:167724 | Puffed millet | popped millet; millet puffs; puffed quinoa; popped amaranth | 354 13 80 3.4 2.7 0.55 5 | cup=21 serving=15 tbsp=1.5 | - | vegan
fndds:57344000 | Special K cereal | special k; rice and wheat flakes; k cereal; special flakes | 356 19.04 68.01 1.58 3.2 13.01 680 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 | - | vegetarian gluten milk
fndds:57344010 | Special K with fruit or chocolate | special k red berries; special k chocolate; red berry flakes | 363 7.33 80.94 1.15 8 28.38 617 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 | - | vegetarian gluten milk
fndds:57329000 | Raisin bran | sultana bran; raisin bran flakes; fruit bran flakes; fruit and fibre cereal; fruit n fibre | 353 8.13 78.74 1.18 12.4 29.33 347 | cup=60 whole/prepackaged/singleserving=30 serving=60 bowl=60 | - | vegan gluten
sr:08001 | All-bran | bran sticks; bran buds; all bran original; high fibre bran cereal | 259 13.14 74.24 4.9 29.3 15.69 258 | serving=36 whole/miniature/small=28 whole/medium/regular/sandwich=36 cup=62 bowl=50 tbsp=5 | - | vegan gluten
fndds:57237100 | Honey oat clusters | honey bunches of oats; oat clusters; oat bunches cereal; clusters cereal; krave | 392 7.43 76.25 6.06 4.6 20.66 428 | cup=45 whole/prepackaged/singleserving=30 serving=45 bowl=55 | na eu | vegetarian gluten
fndds:57304100 | Oat squares | oat life cereal; quaker life; oatmeal squares | 379 10.4 73.27 5.22 8 20.52 388 | cup=45 whole/prepackaged/singleserving=30 serving=45 bowl=60 | na | vegan gluten
fndds:57301600 | Multigrain cereal | multigrain flakes; kashi; mixed grain flakes; corn bran cereal | 373 11.64 73.96 3.59 14.6 20.14 233 | cup=50 whole/prepackaged/singleserving=30 serving=50 bowl=55 | na eu | vegan gluten
fndds:57418000 | Wheat flakes | wheaties; wholewheat flakes; wheat flake cereal | 359 10.06 76.27 1.47 10.4 14 574 | cup=40 whole/prepackaged/singleserving=30 serving=40 bowl=45 | - | vegan gluten
fndds:57214000 | Frosted shredded wheat | frosted mini wheats; mini wheats; frosted wheats; sugar coated shredded wheat | 367 9.52 78.92 1.41 10.3 20 2 | cup=50 whole/prepackaged/singleserving=30 tbsp/biscuit=3 serving=50 bowl=60 | na eu | meat gluten
usda:169040 | Weetabix | wheat biscuits; weet bix; wheat biscuit cereal; whole wheat biscuits cereal; vita brits | 371 11.43 81.5 2.86 11.4 5.71 371 | serving=35 cup=57 piece=17.5 bowl=35 | eu af se | vegan gluten
usda:169075 | Muesli | swiss muesli; alpen; bircher style muesli dry; mixed muesli; untoasted muesli; dry muesli | 352 11.2 75.7 3.3 9.1 20 27 | cup=82.1 serving=50 bowl=60 tbsp=8 handful=30 topping=25 | eu se | vegetarian gluten milk nut
usda:169077 | Fruit and nut cereal | fruit and nut muesli; cereal with nuts and fruit; great grains; crunchy nut muesli | 385 7.1 76.2 5.6 9.7 23.6 245 | cup=55 serving=55 bowl=65 | na eu | vegetarian gluten nut
usda:171647 | Grape-nuts | wheat and barley nuggets; grape nuts cereal; crunchy wheat nuggets | 361 11.22 80.49 1.81 13 8.86 465 | cup=116 serving=58 tbsp=7 bowl=60 | na | vegan gluten
usda:171646 | Homemade granola | nutty granola; granola with nuts; toasted oat granola; nut granola; keto granola | 489 13.67 53.88 24.31 8.9 19.8 26 | cup=122 serving=50 bowl=60 tbsp=8 handful=35 topping=30 | na eu | vegetarian gluten nut
sr:08284 | Low-fat granola | light granola; granola with raisins; granola low in fat; reduced fat granola | 381 9 80.1 5.2 7.4 27.9 249 | cup=90 serving=55 bowl=60 tbsp=7 | na eu | vegetarian gluten
own:chocolate-granola | Chocolate granola | chocolate muesli crunchy; choc granola; chocolate crunchy cereal | 441 9.58 64.78 16.56 7.82 22.45 144 | serving=50 cup=110 bowl=60 tbsp=7 topping=30 | eu na | vegetarian gluten milk nut | fndds:57227000=88 usda:170273=12
fndds:57420140 | Peanut butter cereal | reeses puffs; peanut butter puffs; peanut butter crunch | 422 7.34 73.05 11.1 5 31.09 525 | cup=40 whole/prepackaged/singleserving=30 serving=40 bowl=50 | na | vegetarian gluten peanut
sr:08035 | Graham cereal | golden grahams; graham squares; honey graham cereal | 374 5.3 85.1 3.2 5.6 35 772 | cup=41.3 serving=38 bowl=50 | na eu | vegetarian gluten
fndds:57420160 | Reduced sugar cereal | low sugar cereal; less sugar cereal; protein cereal | 376 8.42 76.89 3.67 6.4 19.79 509 | cup=35 whole/prepackaged/singleserving=30 serving=35 bowl=45 | na eu | vegetarian gluten
sr:08017 | Cookie cereal | cookie crisp; biscuit cereal | 380 5.2 84.5 4.4 5.1 34.8 457 | cup=34.7 serving=30 bowl=45 | na eu | vegetarian gluten
fndds:54403040 | Buttered air-popped popcorn | popcorn with butter homemade; air popcorn with butter | 430 11.02 65.75 15.29 12.2 0.79 227 | cup=11 kernel=0.2 serving=28 bowl=30 handful=6 | na | vegetarian milk
fndds:56201600 | Masa dough | cooked masa; wet masa; tortilla dough; nixtamal dough | 97 2.26 20.5 0.99 1.7 0.43 283 | cup=240 serving=240 tbsp=16 | la | vegan
fndds:57805000 | Dry baby rice cereal | baby rice; infant rice cereal dry; gerber rice cereal | 390 6.65 83.14 2.19 1.3 4.85 32 | tbsp=3.8 serving=15 cup=60 | na eu | vegan
fndds:57804000 | Dry baby oat cereal | baby porridge powder; infant oatmeal dry; baby oatmeal cereal | 394 10.99 73.48 6.36 7.3 11.67 21 | tbsp=3.8 serving=15 cup=60 | na eu | vegan gluten
fndds:57820100 | Baby rice cereal | baby rice with milk; baby cereal; infant cereal | 73 1.38 16.09 0.3 0.1 0.21 2 | tbsp=15 pot=110 pouch=110 serving=110 cup=240 bowl=120 | na eu | vegetarian milk
fndds:54350100 | Baby puffs | baby crunchies; gerber puffs; melty puffs; baby snack puffs; organix puffs | 344 6.19 85.79 2.3 3.8 17.84 13 | whole=0.1 cup=15 serving=7 handful=4 tbsp=1 | na eu | vegetarian gluten
fndds:53803300 | Baby biscuit | teething biscuit; farleys rusk; baby rusk; teething rusk; baby cookie | 395 11.37 80.53 2.97 1.5 15.6 300 | whole=2 serving=7 piece=11 | - | vegetarian gluten milk
own:sushi-rice | Sushi rice | seasoned sushi rice; vinegared rice; shari; cooked sushi rice | 136 2.24 30.33 0.18 0 3.01 194 | serving=150 cup=180 bowl=200 piece=18 tbsp=14 | ea | vegan | usda:168882=95 usda:169655=3 usda:173469=4 usda:173468=0.5
own:overnight-oats | Overnight oats | soaked oats; bircher; cold oats; overnight oat pot; bircher muesli with yogurt | 129 5.25 19.76 3.49 2.97 4.63 32 | serving=250 cup=240 bowl=300 pot=250 | na eu | vegetarian gluten milk | usda:173904=20 usda:171267=45 sr:01116=20 usda:173944=10 usda:170554=2 water=3
`;
