/** Pulses, soy foods, nuts, seeds and their spreads. Columns: see food-row.ts. */
export const legumesAndNuts = `
usda:172421 | Lentils | cooked lentils; boiled lentils; green lentils; brown lentils; puy lentils; lentil | 116 9.02 20.13 0.38 7.9 1.8 2 | cup=198 tbsp=12.3 serving=99 bowl=200 | - | vegan
fndds:41305050 | Dal | daal; dhal; lentil curry; dal tadka; lentil stew | 145 8.6 19.17 4.31 7.5 1.71 309 | cup=240 serving=240 bowl=240 | sa | vegan
usda:173757 | Chickpeas | cooked chickpeas; garbanzo beans; boiled chickpeas; chick peas; ceci | 164 8.86 27.42 2.59 7.6 4.8 7 | cup=164 serving=82 tbsp=10 | - | vegan
usda:173800 | Canned chickpeas | tinned chickpeas; drained chickpeas; chickpeas from a can; canned garbanzo beans | 139 7.05 22.53 2.77 6.4 4.01 246 | can=253 serving=84 cup=160 | - | vegan
usda:173735 | Black beans | cooked black beans; frijoles negros; turtle beans | 132 8.86 23.71 0.54 8.7 0.32 1 | cup=172 serving=86 | na la | vegan
usda:175194 | Kidney beans | red beans; beans; red kidney beans; cooked beans; boiled beans; rajma beans | 127 8.67 22.8 0.5 7.4 0.32 2 | cup=177 tbsp=11 serving=89 | - | vegan
usda:175200 | Pinto beans | frijoles; cooked pinto beans; boiled pinto beans | 143 9.01 26.22 0.65 9 0.34 1 | cup=171 tbsp=10.6 serving=86 | na la | vegan
usda:175203 | White beans | cannellini beans; haricot beans; boiled white beans; cooked white beans | 139 9.73 25.09 0.35 6.3 0.34 6 | cup=179 tbsp=11.2 serving=90 | - | vegan
usda:174253 | Lima beans | butter beans; cooked lima beans; boiled butter beans; large lima beans | 115 7.8 20.88 0.38 7 2.9 2 | cup=188 tbsp=11.7 serving=94 | - | vegan
usda:173759 | Black-eyed peas | black eyed beans; cowpeas; boiled cowpeas; lobia | 116 7.73 20.76 0.53 6.5 3.3 4 | cup=171 serving=86 | na af sa | vegan
usda:174257 | Mung beans | green gram; cooked mung beans; boiled mung beans; moong beans | 105 7.02 19.15 0.38 7.6 2 2 | cup=202 serving=101 | sa ea se | vegan
fndds:41201010 | Baked beans | beans in tomato sauce; tinned baked beans | 105 4.52 21.57 0.89 4.4 8.23 391 | cup=260 serving=130 can=415 tbsp=16 | na eu | vegan
fndds:41205010 | Refried beans | frijoles refritos; mashed pinto beans | 90 4.98 13.55 2.01 3.7 0.54 370 | cup=260 serving=130 can=430 tbsp=16 | na la | vegan
usda:168411 | Edamame | edamame beans; soy beans; green soybeans; soybeans; shelled edamame; mukimame | 121 11.91 8.91 5.2 5.2 2.18 6 | cup=160 serving=80 handful=40 | na ea | vegan soy
usda:172475 | Firm tofu | tofu; bean curd; cooked tofu; grilled tofu; pan fried tofu | 144 17.27 2.78 8.72 2.3 - 14 | cup=252 whole/block=324 serving=126 slice=60 piece=81 | - | vegan soy
usda:172476 | Soft tofu | silken tofu; soft bean curd; tofu soft | 76 8.08 1.87 4.78 0.3 0.62 7 | cup=248 whole/block=464 serving=124 piece=116 | ea | vegan soy
usda:172451 | Fried tofu | deep fried tofu; tofu puffs; crispy tofu | 270 18.82 8.86 20.18 3.9 2.72 16 | piece=13 serving=52 cup=120 | ea se | vegan soy
usda:174272 | Tempeh | soy tempeh; tempe; raw tempeh | 192 20.29 7.64 10.8 - - 9 | cup=166 serving=83 slice=28 piece=28 | na eu se | vegan soy
fndds:41811890 | Veggie burger patty | vegetarian patty; soy burger; vegetable patty | 177 15.7 14.27 6.3 4.9 1.07 569 | patty=100 cup=125 serving=100 whole=100 | na eu | vegetarian gluten egg soy
usda:172455 | Falafel | falafel balls; fried chickpea balls | 333 13.31 31.84 17.8 - - 294 | patty/dia=17 serving=85 whole=17 piece=17 | eu me | vegan
fndds:41205070 | Hummus | chickpea dip; plain hummus | 243 7.35 14.9 17.1 5.4 0.34 438 | tbsp=15 container=70 serving=60 cup=246 pot=70 plate=200 bowl=200 | na eu me | vegan sesame
usda:170567 | Almonds | raw almonds; whole almonds; almond; almonds with skin | 579 21.15 21.55 49.93 12.5 4.35 1 | whole/nut=1.2 cup=141 packet=50 serving=28 piece=1.2 handful=28 tbsp=9 bag=28 topping=10 packet/hundredcalory=18 | - | vegan nut
usda:170187 | Walnuts | walnut halves; english walnuts | 654 15.23 13.71 65.21 6.7 2.61 2 | cup/chopped=117 cup/ground=80 cup/shelled/halve=100 cup/chip=120 piece/chip=120 serving=28 whole=4 handful=28 tbsp=7.5 topping=10 | - | vegan nut
usda:169421 | Cashews | cashew nuts; roasted cashews; salted cashews | 574 15.31 32.69 46.35 3 5.01 640 | whole/nut=1.5 cup=130 packet=50 serving=28 handful=28 tbsp=8.6 bag=28 | - | vegan nut
usda:169426 | Pistachios | roasted pistachios; pistachio nuts | 569 21.05 27.55 45.82 10.3 7.74 428 | whole=0.5 cup/without/shell=128 cup=58 packet=50 serving=28 kernel=0.7 handful=28 bag=28 | - | vegan nut
usda:174262 | Peanuts | roasted peanuts; salted peanuts; groundnuts; monkey nuts; dry roasted peanuts | 587 24.35 21.26 49.66 8.4 4.9 410 | whole/without/shell=1 whole=1 cup/without/shell/form=146 cup=146 packet=50 serving=28 handful=28 bag=28 tbsp=9 | - | vegan peanut
usda:170182 | Pecans | pecan halves; pecan nuts | 691 9.17 13.86 71.97 9.6 3.97 0 | whole/nut=1.5 cup=100 packet=50 serving=28 piece=1.5 handful=28 | na | vegan nut
usda:170581 | Hazelnuts | filberts; cobnuts | 628 14.95 16.7 60.75 9.7 4.34 0 | whole/nut=1.5 cup=135 packet=50 serving=28 handful=28 | eu | vegan nut
usda:170178 | Macadamia nuts | macadamia | 718 7.91 13.82 75.77 8.6 4.57 5 | whole=2.5 cup=132 packet=50 serving=28 handful=28 | - | vegan nut
usda:170569 | Brazil nuts | para nuts | 659 14.32 11.74 67.1 7.5 2.33 3 | whole=5 cup=133 serving=28 kernel=5 piece=5 handful=30 | - | vegan nut
usda:170591 | Pine nuts | pignoli; pine kernels | 673 13.69 13.08 68.37 3.7 3.59 2 | whole=0.2 cup=135 serving=28 tbsp=8.6 topping=8 | eu me | vegan
fndds:42110000 | Mixed nuts | nuts; salted mixed nuts; nut mix; roasted nuts | 610 19.59 20.9 53.82 7.4 4.53 313 | cup=142 packet=50 serving=28 handful=28 bag=50 | - | vegan peanut nut
fndds:42500000 | Trail mix | student mix; nuts and raisins; fruit and nut mix | 454 10.9 51.06 26.83 6.4 36.48 134 | cup=140 packet=50 serving=28 handful=35 bag=50 | - | vegan peanut nut
usda:170562 | Sunflower seeds | sunflower kernels; shelled sunflower seeds | 584 20.78 20 51.46 8.6 2.62 9 | cup/without/shell=144 cup=46 packet=50 serving=28 tbsp=9 handful=30 topping=9 | - | vegan
usda:170556 | Pumpkin seeds | pepitas; pumpkin kernels | 559 30.23 10.71 49.05 6 1.4 7 | cup/without/shell=144 cup=46 packet=50 serving=28 tbsp=9 handful=30 topping=9 | - | vegan
usda:170554 | Chia seeds | chia; black chia seeds | 486 16.54 42.12 30.74 34.4 - 16 | cup=168 serving=9 tbsp=12 tsp=4 topping=12 | - | vegan
usda:169414 | Flax seeds | linseed; flaxseed; ground flax; flax | 534 18.29 28.88 42.16 27.3 1.55 30 | cup=168 serving=9 tbsp=10.3 tbsp/ground=7 tsp=3.4 tsp/ground=2.5 topping=7 | - | vegan
usda:170150 | Sesame seeds | sesame; raw sesame seeds; til; whole sesame seeds | 573 17.73 23.45 49.67 11.8 0.3 11 | cup=128 serving=28 tbsp=9 tsp=3 topping=3 | - | vegan sesame
fndds:91304090 | Chocolate hazelnut spread | hazelnut spread; chocolate spread; nut chocolate cream | 539 5.41 62.36 29.73 5.4 54.05 41 | tbsp=20 topping/guideline/sandwich=40 serving=40 tsp=7 | - | vegetarian soy milk nut
fndds:42202000 | Peanut butter | smooth peanut butter; crunchy peanut butter; pb; peanut spread | 598 22.21 22.31 51.36 5 10.49 426 | tbsp=16 whole/singleserving=45 topping/guideline/sandwich=32 serving=32 tsp=5.3 cup=258 | - | vegan peanut
fndds:42200500 | Almond butter | almond spread | 641 20.67 21.11 52.72 9.6 4.4 232 | tbsp=16 topping/guideline/sandwich=32 serving=32 tsp=5.3 | na eu | vegan nut
usda:170189 | Tahini | sesame paste; sesame butter; tahina paste; raw tahini | 595 17 21.19 53.76 9.3 0.49 115 | tbsp=15 serving=28 tsp=5 | me | vegan sesame
own:red-lentils | Red lentils | boiled red lentils; orange lentils; cooked red lentils; split red lentils | 118 7.89 20.82 0.72 3.56 - 2 | serving=100 cup=200 tbsp=13 bowl=200 | sa eu me | vegan | usda:174284=33 water=67
usda:172420 | Dry lentils | uncooked lentils; raw lentils; dried lentils; dry green lentils | 352 24.63 63.35 1.06 10.7 2.03 6 | cup=192 tbsp=12 serving=50 | - | vegan
fndds:41305020 | Canned lentils | tinned lentils; lentil pouch; merchant gourmet lentils | 166 8.36 18.66 6.84 7.3 1.67 325 | cup=185 serving=92 can=235 pouch=250 | - | vegan
own:beluga | Black lentils | beluga lentils; black beluga; french lentils; puy lentil pouch | 116 9.02 20.13 0.38 7.9 1.8 2 | near serving=100 cup=200 bowl=200 | eu na | vegan | usda:172421=100
own:roasted-chickpeas-oil | Oven-roasted chickpeas | crispy chickpeas; roasted chickpea snack; spiced roasted chickpeas | 307 11.98 38.3 12.71 10.88 6.82 418 | serving=40 cup=130 handful=30 bag=40 | na eu | vegan | usda:173800=170 usda:171413=8
fndds:41102080 | Canned black beans | tinned black beans; black beans from a can; drained black beans | 134 8.87 24.34 0.43 10.1 0.34 348 | cup=180 serving=90 can=250 tbsp=11 | na la | vegan
usda:173734 | Dry black beans | uncooked black beans; dried black beans; raw black beans | 341 21.6 62.36 1.42 15.5 2.12 5 | cup=194 tbsp=12.1 serving=45 | na la | vegan
usda:174285 | Canned kidney beans | tinned kidney beans; kidney beans from a can; drained kidney beans; canned red beans | 124 7.98 21.49 1.05 5.5 3.8 231 | can=266 serving=90 cup=180 tbsp=11 | - | vegan
usda:173744 | Dry kidney beans | uncooked kidney beans; dried beans; dry beans; raw kidney beans; dry red beans; raw beans | 337 22.53 61.29 1.06 15.2 2.1 12 | cup=184 tbsp=12.2 serving=45 | - | vegan
usda:174286 | Canned pinto beans | tinned pinto beans; drained pinto beans | 114 6.99 20.22 0.9 5.5 0.54 239 | can=277 serving=90 cup=180 | na la | vegan
sr:16042 | Dry pinto beans | uncooked pinto beans; dried pinto beans; raw pinto beans | 347 21.42 62.55 1.23 15.5 2.11 12 | cup=193 tbsp=12 serving=45 | na la | vegan
usda:175204 | Canned white beans | tinned cannellini beans; canned cannellini beans; canned navy beans; tinned haricot beans; beans in water | 114 7.26 21.2 0.29 4.8 0.29 340 | cup=262 serving=130 can=415 | eu | vegan
usda:175202 | Dry white beans | uncooked white beans; dried cannellini beans; dried haricot beans; raw navy beans | 333 23.36 60.27 0.85 15.2 2.11 16 | cup=202 tbsp=12.6 serving=45 | eu | vegan
usda:173746 | Navy beans | boiled navy beans; pea beans; great northern beans; small white beans; cooked haricot | 140 8.23 26.05 0.62 10.5 0.37 0 | cup=182 serving=91 tbsp=11 | na eu | vegan
usda:174254 | Canned butter beans | tinned butter beans; canned lima beans; gigantes in jar; jarred butter beans | 79 4.93 14.91 0.17 4.8 - 336 | cup=241 serving=120 can=400 | na eu | vegan
usda:174252 | Dry lima beans | uncooked butter beans; dried butter beans; dried lima beans | 338 21.46 63.38 0.69 19 8.5 18 | cup=178 tbsp=11.1 serving=45 | - | vegan
usda:173736 | Borlotti beans | cranberry beans; roman beans; cooked borlotti; speckled beans | 136 9.34 24.46 0.46 8.6 - 1 | cup=177 serving=89 can=240 | la eu | vegan
usda:175198 | Pink beans | habichuelas rosadas; cooked pink beans; mayocoba beans; peruvian beans; canary beans | 149 9.06 27.91 0.49 5.3 0.36 2 | cup=169 serving=85 | la | vegan
usda:173739 | Flageolet beans | french beans dried; flageolets; small green beans cooked dry | 129 7.05 24.02 0.76 9.4 - 6 | cup=177 serving=89 | eu | vegan
usda:173728 | Adzuki beans | azuki beans; cooked adzuki; aduki beans; red adzuki | 128 7.52 24.77 0.1 7.3 - 8 | cup=230 serving=115 | ea | vegan
usda:173727 | Dry adzuki beans | uncooked adzuki; dried azuki beans | 329 19.87 62.9 0.53 12.7 - 5 | cup=197 serving=45 | ea | vegan
usda:173760 | Canned black-eyed peas | tinned black eyed beans; canned cowpeas | 77 4.74 13.63 0.55 3.3 - 293 | cup=240 serving=120 can=400 | - | vegan
usda:172427 | Urad beans | black gram; urad dal cooked; boiled urad; mungo beans | 105 7.54 18.34 0.55 6.4 2.01 7 | cup=180 serving=90 | sa | vegan
usda:172429 | Split peas | cooked split peas; yellow split peas; boiled split peas; green split peas | 118 8.34 21.1 0.39 8.3 2.9 2 | cup=196 tbsp=12.2 serving=98 bowl=200 | na eu | vegan
usda:172428 | Dry split peas | uncooked split peas; raw split peas; dried peas | 352 23.82 63.74 1.16 25.5 8 15 | cup=197 serving=45 tbsp=12 | - | vegan
usda:173753 | Boiled fava beans | foul beans; cooked dried broad beans; ful beans | 110 7.6 19.65 0.4 5.4 1.82 5 | cup=170 serving=85 | me | vegan
usda:173754 | Canned fava beans | tinned broad beans; canned ful; canned broad beans | 71 5.47 12.41 0.22 3.7 - 453 | cup=256 serving=128 can=400 | me | vegan
usda:172426 | Moth beans | cooked moth beans; dew beans | 117 7.81 20.96 0.55 - - 10 | cup=177 serving=88 | sa | vegan
usda:174271 | Boiled soybeans | cooked soya beans; yellow soybeans; mature soybeans boiled; cooked soya; cooked soybeans; boiled soya | 172 18.21 8.36 8.97 6 3 1 | cup=172 tbsp=10.7 serving=86 | ea | vegan soy
usda:174270 | Dry soybeans | raw soya beans; uncooked soybeans; dried soya beans | 446 36.49 30.16 19.94 9.3 7.33 2 | cup=186 serving=45 | ea | vegan soy
usda:172440 | Soy nuts | roasted soybeans; roasted soya nuts; crunchy soya beans; roasted edamame; dry roasted edamame | 469 38.55 30.22 25.4 17.7 4.2 163 | cup=95 bag/small/singleserving=28 bag/medium/singleserving=57 bag/large/singleserving=85 serving=28 handful=28 | na ea | vegan soy
fndds:41420020 | Edamame in pods | edamame pods; salted edamame; edamame in the shell; steamed edamame with pods | 140 11.54 8.63 7.58 5 2.12 127 | cup=160 serving=80 bowl=120 handful=40 | na ea | vegan soy
usda:174290 | Water-packed tofu | super firm tofu; light tofu; raw tofu; regular tofu | 83 9.98 1.18 5.26 1 0.71 4 | whole/block=455 serving=91 cup=250 slice=60 piece=30 | na ea | vegan soy
usda:174291 | Hard tofu | dense tofu; dry tofu block; extra firm pressed tofu | 145 12.68 4.39 9.99 0.6 - 2 | whole/block=488 serving=122 slice=40 cup=250 | ea | vegan soy
own:pan-fried-tofu | Tofu fried in oil | sauteed tofu; stir fried tofu; fried firm tofu; scrambled tofu; tofu scramble | 157 11.48 1.36 13.05 1.15 0.82 5 | serving=126 cup=250 slice=60 piece=30 | - | vegan soy | usda:174290=115 usda:171411=7
usda:174303 | Freeze-dried tofu | dried frozen tofu | 470 52.43 8.3 30.34 1.2 - 6 | piece=17 serving=17 | ea | vegan soy
usda:172452 | Okara | soy pulp; soybean dregs; biji; unohana | 76 3.52 12.23 1.73 - - 9 | cup=122 serving=60 | ea | vegan soy
usda:172467 | Cooked tempeh | fried tempeh; baked tempeh; tempeh strips; tempeh bacon; grilled tempeh | 195 19.91 7.62 11.38 - - 14 | serving=83 cup=166 slice=28 piece=28 | na eu se | vegan soy
fndds:41440000 | Dry soy mince | textured vegetable protein; soy chunks; meal maker; nutrela | 366 51.1 32.9 3.33 17.5 16.42 2 | cup=68 cup/coarse/grain=68 cup/fine/grain=120 serving=17 tbsp=5 | na la eu sa | vegan soy
own:cooked-tvp | Soya mince | cooked soya chunks; vegan mince; quorn mince; veggie mince; meatless crumbles; cooked tvp; plant based mince | 110 15.33 9.87 1 5.25 4.93 1 | serving=100 cup=140 handful=40 | eu sa na | vegan soy | fndds:41440000=30 water=70
own:quorn-pieces | Quorn pieces | quorn; mycoprotein; quorn fillet; quorn chunks; quorn chicken pieces | 105 15.16 3.56 4.1 1.72 0.33 112 | near serving=75 whole=63 cup=140 | eu | vegetarian egg | usda:168580=30 usda:172475=45 usda:323793=8 water=17
fndds:41810600 | Vegan chicken pieces | meatless chicken; plant based chicken; vegetarian chicken strips; soy chicken; faux chicken | 224 23.64 3.64 12.73 3.6 0 709 | cup=168 serving=84 piece=15 | na eu | vegan gluten soy
fndds:41810610 | Vegan nuggets | vegetarian nuggets; meat free nuggets; veggie nuggets; meatless nuggets; plant based nuggets; vegan schnitzel | 234 21.28 8.51 12.77 4.3 0 400 | piece=168 cup/diced=130 serving=84 cup=130 whole=18 | na eu | vegan gluten soy
fndds:41810400 | Vegetarian sausage | vegan sausage; veggie sausage; meat free sausage; linda mccartney sausage; plant based sausage; breakfast links vegan | 255 20.28 8.09 18.16 2.8 0 888 | link=25 patty=38 slice=28 serving=57 whole=50 | na eu | vegan gluten soy
fndds:41810200 | Vegan bacon | facon; meatless bacon; vegetarian bacon; plant based bacon rashers | 309 11.69 5.31 29.52 2.6 0 1465 | slice=5 serving=16 | na eu | vegan gluten soy
fndds:41811800 | Vegan meatballs | vegetarian meatballs; veggie balls; meatless meatballs; plant balls; swedish veggie balls | 197 21 8 9 4.6 1.25 550 | whole=18 cup=144 serving=57 piece=18 | na eu | vegan gluten soy
fndds:41811600 | Vegan deli slices | vegetarian ham; veggie cold cuts; tofurky slices; meatless lunch slices | 189 17.78 4.44 11.11 1.1 2.22 711 | slice/thin=14 slice/regular=28 serving=56 | na eu | vegan gluten soy
fndds:41812600 | Vegetarian fillet | vegan fish fillet; meat free steak; vegan fish; veggie cutlet; vegan steak | 290 23 9 18 6.1 0.8 490 | fillet=85 serving=85 whole=85 piece=85 | na eu | vegan gluten soy
own:beyond-burger | Plant-based burger patty | beyond burger; impossible burger; beyond meat patty; vegan burger patty; meatless burger patty | 224 15.95 5.24 16.55 0.29 0 414 | serving=113 whole=113 patty=113 | na eu | vegan soy | usda:174276=18 usda:171412=10 usda:172336=6 usda:2512377=6 usda:173468=0.6 water=60
own:bean-burger | Bean burger patty | spicy bean burger; black bean burger patty; garden burger | 221 7.67 27.37 9.2 6.16 1.94 390 | serving=90 whole=90 patty=90 | na eu | vegan gluten | usda:173735=60 sr:18079=16 usda:170001=16 fndds:82101000=8 usda:173468=0.7
fndds:41810250 | Imitation bacon bits | bacos; vegan bacon bits; bac n bits; salad bacon bits | 476 32 28.6 25.9 10.2 0 1770 | tbsp=7 serving=4 cup=84 topping=7 | na | vegan soy
fndds:41205017 | Fried refried beans | restaurant refried beans; refried beans with lard; frijoles refritos con manteca | 177 6.7 16.28 9.48 7.8 0.76 402 | cup=260 serving=130 tbsp=16 | na la | meat pork
usda:172465 | Fat-free refried beans | low fat refried beans; vegetarian refried beans | 79 5.34 13.5 0.45 4.7 0.61 438 | cup=231 can=445 serving=120 | na | vegan
own:mixed-beans | Mixed beans | bean salad mix; three beans mix; mixed pulses; canned mixed beans; bean mix | 126 7.44 21.74 1.37 5.57 2.71 272 | serving=120 cup=180 can=240 bowl=200 | eu na | vegan | usda:174285=34 usda:173800=33 usda:175204=33
usda:174289 | Light hummus | reduced fat hummus; low fat hummus; lighter houmous | 166 7.9 14.29 9.6 6 - 379 | tbsp=15 cup=246 serving=30 pot=70 | na eu | vegan sesame
fndds:41205075 | Flavoured hummus | red pepper hummus; roasted garlic hummus; beetroot hummus; caramelised onion hummus | 241 7.22 14.63 17.1 5.3 0.49 420 | tbsp=15 container=70 serving=60 cup=246 pot=70 | na eu | vegan sesame
usda:172454 | Homemade hummus | chickpea puree; home made houmous | 177 4.86 20.12 8.59 4 0.27 242 | tbsp=15 cup=246 serving=30 | me | vegan sesame
usda:1104766 | Soy flour | soya flour; full fat soy flour; kinako flour | 452 38.6 27.9 20.7 - - 2 | serving=20 cup=84 tbsp=5.3 | ea | vegan soy
own:pb-powder | Powdered peanut butter | pbfit; peanut butter powder; defatted peanut powder | 342 44.46 42.26 2.19 13.9 18.55 144 | serving=12 tbsp=6 cup=96 | na | vegan peanut | usda:174267=80 usda:169655=12 usda:172435=8
usda:170158 | Roasted almonds | dry roasted almonds; toasted almonds; unsalted roasted almonds | 598 20.96 21.01 52.54 10.9 4.86 3 | kernel=138 serving=28 whole=1.2 piece=1.2 cup=138 handful=28 bag=28 | - | vegan nut
fndds:42101110 | Salted almonds | smoked almonds; flavoured almonds; smokehouse almonds; tamari almonds | 601 20.13 20.18 53.43 10.5 4.67 386 | whole/nut=1.2 cup=141 packet=50 serving=28 handful=28 bag=28 packet/hundredcalory=18 | na eu | vegan nut
usda:170568 | Blanched almonds | flaked almonds; sliced almonds; slivered almonds; peeled almonds; almond flakes; marcona almonds | 590 21.4 18.67 52.52 9.9 4.63 19 | kernel=145 tbsp=9.1 serving=15 cup=92 handful=28 topping=10 | - | vegan nut
usda:2261420 | Almond flour | ground almonds; almond powder; fine almond flour | 577.625 26.2437 16.2492 50.23 9.266 - 0.8944 | serving=25 cup=100 tbsp=6.3 | na eu | vegan nut
fndds:42101350 | Honey roasted almonds | candied almonds; sugared almonds; caramelised almonds; cinnamon almonds; gebrannte mandeln | 579 14.11 35.84 45.34 7.3 25.01 385 | whole/nut=1.2 cup=141 packet=50 serving=28 handful=28 bag=40 packet/hundredcalory=18 | na eu | vegetarian nut
usda:170162 | Raw cashews | uncooked cashews; plain cashews; unroasted cashew nuts; natural cashews | 553 18.22 30.19 43.85 3.3 5.91 12 | whole/nut=1.5 cup=130 packet=50 serving=28 handful=28 | - | vegan nut
fndds:42104500 | Honey roasted cashews | honey cashews; glazed cashews | 563 10.31 43.7 41.18 2 25.11 394 | whole/nut=1.5 cup=130 packet=50 serving=28 handful=28 bag=28 | na | vegetarian nut
usda:170184 | Raw pistachios | unsalted pistachios; pistachio kernels; shelled pistachios; nibbed pistachio | 560 20.16 27.17 45.32 10.6 7.66 1 | cup=123 kernel=0.7 serving=28 whole=0.7 handful=28 tbsp=8 topping=8 | - | vegan nut
usda:175258 | Oil-roasted peanuts | fried peanuts; beer nuts; cocktail peanuts; party peanuts; planters peanuts | 599 28.03 15.26 52.5 9.4 4.18 6 | cup=144 serving=28 handful=28 bag=50 | - | vegan peanut
usda:173806 | Unsalted roasted peanuts | unsalted peanuts; dry roasted unsalted peanuts; peanuts without salt; chopped peanuts; crushed peanuts | 587 24.35 21.26 49.66 8.4 4.9 6 | whole/without/shell=1 whole=1 cup/without/shell/form=146 cup=146 packet=50 serving=28 handful=28 tbsp=9 topping=9 | - | vegan peanut
fndds:42111500 | Honey roasted peanuts | honey peanuts; sugared peanuts; candied peanuts; coated peanuts | 574 20.7 30.02 45.25 7.1 16.14 349 | whole/nut=1 cup=146 packet=50 serving=28 handful=28 bag=50 | na eu | vegetarian peanut
fndds:42111030 | Boiled peanuts | cajun boiled peanuts; steamed peanuts | 318 13.5 21.26 22.01 8.8 2.47 751 | whole/nut=1.5 cup=146 packet=50 serving=28 handful=40 | na af ea | vegan peanut
usda:174267 | Peanut flour | defatted peanut flour | 327 52.2 34.7 0.55 15.8 8.22 180 | cup=60 serving=15 tbsp=4 | na | vegan peanut
usda:170186 | Black walnuts | american walnuts; black walnut pieces | 619 24.06 9.58 59.33 6.8 1.1 2 | cup/chopped=125 tbsp=7.8 serving=28 handful=28 | na | vegan nut
fndds:42116100 | Candied walnuts | glazed walnuts; honey walnuts; sugared walnuts; caramelised walnuts | 668 9.8 29.04 56.92 3.5 23.5 383 | whole/nut=2 cup=120 packet=50 serving=28 handful=28 topping=15 | na ea | vegetarian nut
fndds:42112300 | Candied pecans | praline pecans; honey roasted pecans; glazed pecans | 681 6.71 30.25 59.31 3.9 24.41 383 | whole/nut=1.5 cup=100 packet=50 serving=28 handful=28 topping=15 | na | vegetarian nut
usda:170583 | Roasted hazelnuts | toasted hazelnuts; chopped hazelnuts; roasted filberts | 646 15.03 17.6 62.4 9.4 4.89 0 | serving=28 whole=1.4 cup=120 handful=28 topping=10 | eu | vegan nut
usda:170179 | Roasted macadamias | salted macadamia nuts; macadamia nuts roasted | 718 7.79 13.38 76.08 8 4.14 4 | cup/halve=132 serving=28 whole=2.6 handful=28 | na se | vegan nut
usda:170588 | Mixed nuts without peanuts | deluxe mixed nuts; fancy mixed nuts; mixed tree nuts | 615 15.52 22.27 56.17 5.5 - 11 | cup=144 serving=28 handful=28 bag=50 | - | vegan nut
fndds:42110050 | Raw mixed nuts | unsalted mixed nuts; natural mixed nuts; plain mixed nuts; unroasted nuts | 616 16.97 22.88 54.56 7.2 4.66 7 | cup=142 packet=50 serving=28 handful=28 bag=50 | - | vegan nut
fndds:42110300 | Honey roasted mixed nuts | sweet mixed nuts; candied nuts; honey nuts mix | 586 15.35 33.11 46.72 5.8 20.34 388 | cup=142 packet=50 serving=28 handful=28 bag=50 | na | vegetarian peanut nut
fndds:42501500 | Chocolate trail mix | trail mix with m&ms; trail mix with chocolate chips; monster trail mix | 503 11.65 48.27 32.26 5.9 34.85 146 | cup=140 packet=50 serving=28 handful=35 bag=50 | na | vegetarian peanut soy milk nut
fndds:42502100 | Trail mix with pretzels | trail mix with granola; cereal trail mix; salty trail mix | 476 13.09 50.59 27.66 6 19.32 414 | cup=140 packet=50 serving=28 handful=35 | na | vegetarian gluten peanut nut
fndds:42500100 | Nut and seed mix | seeds and nuts; mixed nuts and seeds; omega mix | 604 20.06 21.07 52.98 7.9 4.1 252 | cup=140 packet=50 serving=28 handful=28 tbsp=9 topping=15 | na eu | vegan nut
usda:170168 | Boiled chestnuts | chestnuts; chestnut; steamed chestnuts; vacuum packed chestnuts; cooked chestnuts | 131 2 27.76 1.38 - - 27 | serving=60 whole=9 cup=143 | eu ea | vegan
usda:2515377 | Chestnut flour | farina di castagne; marron flour | 384.581 5.2867 80.4502 4.636 8.711 - 0 | serving=30 cup=100 | eu | vegan
usda:170149 | Dried lotus seeds | makhana raw; lotus seeds | 332 15.41 64.47 1.97 - - 5 | cup=32 serving=25 handful=12 | sa ea | vegan
usda:170590 | Pili nuts | pili nut | 719 10.8 3.98 79.55 - - 3 | cup=120 serving=28 | se | vegan nut
usda:170565 | Acorns | dried acorns; acorn | 509 8.1 53.66 31.41 - - 0 | serving=28 cup=100 | ea | vegan
usda:170577 | Sweetened shredded coconut | desiccated sweetened coconut; coconut flakes sweet; shredded coconut; angel flake coconut | 456 3.13 51.85 27.99 9.9 36.75 285 | cup=85 serving=15 tbsp=5 topping=8 | na | vegan
usda:170170 | Desiccated coconut | unsweetened shredded coconut; dried coconut; copra; dessicated coconut; coconut flakes | 660 6.88 23.65 64.53 16.3 7.35 37 | serving=15 cup=80 tbsp=5 topping=8 handful=20 | - | vegan
usda:170579 | Toasted coconut | coconut chips; coconut crisps; toasted coconut flakes; dang coconut chips | 592 5.3 44.4 47 - - 37 | serving=28 cup=60 handful=20 bag=40 topping=8 | na se | vegan
usda:2515382 | Coconut flour | defatted coconut flour | 423.627 16.1385 58.9025 15.28 34.24 - 46.94 | serving=15 cup=112 tbsp=7 | na se | vegan
usda:170173 | Canned coconut milk | coconut milk from a can; full fat canned coconut milk; santan | 197 2.02 2.81 21.33 - - 13 | liquid cup=226 tbsp=15 serving=60 can=400 | la sa se | vegan
own:light-coconut-milk | Light coconut milk | lite coconut milk; reduced fat coconut milk; thin coconut milk | 69 0.71 0.98 7.47 - - 5 | liquid serving=60 cup=240 can=400 tbsp=15 | na eu | vegan | usda:170173=35 water=65
usda:170580 | Coconut cream | thick coconut cream; kakang gata; unsweetened coconut cream | 330 3.63 6.65 34.68 2.2 - 4 | tbsp=15 cup=240 serving=30 can=400 | sa se | vegan
usda:170171 | Cream of coconut | coco lopez; sweetened coconut cream; coco real | 357 1.17 53.21 16.31 0.2 51.5 36 | tbsp=19 cup=296 serving=37 | na la | vegan
usda:168585 | Creamed coconut | coconut butter; coconut manna; block of creamed coconut | 684 5.3 21.52 69.08 - - 37 | serving=14 tbsp=14 piece=25 | na eu | vegan
usda:170563 | Roasted sunflower seeds | salted sunflower seeds; david sunflower seeds; sunflower seeds roasted in shell; pipas | 582 19.33 24.07 49.8 11.1 2.73 3 | cup=144 packet=50 serving=28 handful=30 tbsp=9 bag=28 | na eu | vegan
usda:170557 | Roasted pumpkin seeds | salted pumpkin seeds; toasted pepitas; roasted pepitas; shelled roasted pumpkin seeds | 574 29.84 14.71 49.05 6.5 1.29 18 | cup=144 packet=50 serving=28 handful=28 tbsp=9 topping=8 | - | vegan
usda:170188 | Pumpkin seeds in shell | whole roasted pumpkin seeds; unshelled pumpkin seeds; squash seeds whole | 446 18.55 53.75 19.4 18.4 - 18 | cup=64 serving=28 handful=28 | na me | vegan
usda:170148 | Hemp seeds | hemp hearts; hulled hemp seed; shelled hemp | 553 31.56 8.67 48.75 4 1.5 5 | tbsp=10 serving=30 tsp=3.3 cup=160 topping=10 | - | vegan
usda:2262075 | Ground flaxseed | milled linseed; ground linseed; milled flaxseed | 514.443 18.0359 34.3551 37.28 23.13 - 36.74 | serving=7 tbsp=7 tsp=2.3 cup=112 topping=7 | - | vegan
usda:170152 | Toasted sesame seeds | roasted sesame seeds; sesame seeds toasted hulled; goma; white sesame toasted | 567 16.96 26.04 48 16.9 0.48 39 | cup=128 serving=9 tbsp=9 tsp=3 topping=3 | me ea | vegan sesame
own:black-sesame | Black sesame seeds | black sesame; kuro goma; nigella style sesame | 565 16.96 25.74 48 14 - 11 | serving=9 tbsp=9 tsp=3 cup=144 topping=3 | ea | vegan sesame | usda:170151=100
fndds:43107000 | Mixed seeds | seed mix; salad seeds; seed topper; omega seed mix | 580 21.96 21.73 49.61 10 2.37 7 | cup=145 serving=28 tbsp=9 handful=28 topping=10 | - | vegan
usda:170155 | Sunflower seed butter | sunbutter; sunflower butter; seed butter; pumpkin seed butter | 617 17.28 23.32 55.2 5.7 10.54 3 | tbsp=16 serving=32 tsp=5.3 | na | vegan
fndds:42201000 | Cashew butter | cashew nut butter; cashew spread; mixed nut butter; hazelnut butter | 609 12.12 30.3 53.03 3 9.09 295 | tbsp=16 topping/guideline/sandwich=32 serving=32 tsp=5.3 | na eu | vegan nut
usda:172458 | Reduced-fat peanut butter | light peanut butter; low fat peanut butter; whipped peanut butter | 520 25.9 35.65 34 5.2 9.28 540 | tbsp=16 topping/guideline/sandwich=32 serving=32 tsp=5.3 | na | vegan peanut
usda:2262072 | Natural peanut butter | 100% peanut butter; unsweetened peanut butter; whole earth peanut butter; pure peanut butter | 589.383 23.9912 22.7038 49.43 6.323 - 220.7 | serving=32 tbsp=16 tsp=5.3 topping=16 | - | vegan peanut
fndds:42203000 | Peanut butter and jelly spread | goober grape; pb and j spread; swirl peanut butter and jelly | 432 11.18 46.13 25.69 3 30.86 228 | tbsp=16 topping/guideline/sandwich=32 serving=32 | na | vegan peanut
fndds:42200600 | Almond paste | marzapan; marzipan icing; mandelmassa | 458 9 47.81 27.74 4.8 36.25 9 | cup/packed=227 serving=14 tbsp=14 piece=14 | eu | vegan nut
fndds:42203200 | Soy nut butter | soynut butter; soy butter; wowbutter | 613 23.02 23 50.01 10.6 7.47 290 | tbsp=16 topping/guideline/sandwich=32 serving=32 | na | vegan soy
own:biscoff-spread | Biscoff spread | speculoos spread | 568 3.32 53.75 38.12 0.81 28.91 239 | serving=15 tbsp=15 tsp=5 topping=15 | eu na | vegan gluten soy | fndds:53241500=62 fndds:82101000=26 usda:169655=12
own:pistachio-cream | Pistachio spread | pistachio cream; pistachio butter; crema di pistacchio | 545 11.6 47.86 36.45 4.77 39.02 38 | serving=20 tbsp=16 tsp=5.3 topping=15 | eu me | vegetarian nut milk | usda:170184=45 usda:169655=32 fndds:82101000=16 usda:170877=7
`;
