/** Vegetables, roots and tubers. Cooked ones without added fat or salt unless the name says otherwise. Columns: see food-row.ts. */
export const vegetables = `
usda:170457 | Tomato | raw tomato; tomato slices; sliced tomatoes; beefsteak tomato; vine tomatoes; fresh tomato | 18 0.88 3.89 0.2 1.2 2.63 5 | slice=20 whole/grape=8 whole/cherry=17 whole/italian=60 whole/plum=60 whole=125 cup=180 serving=90 topping=40 | - | vegan
usda:321360 | Cherry tomatoes | grape tomatoes; baby plum tomatoes; plum cherry tomatoes | 27 0.83 5.51 0.63 2.1 - 6 | whole=9.9 cup=152 serving=85 handful=70 | - | vegan
usda:170051 | Canned tomatoes | tinned tomatoes; canned chopped tomatoes; plum tomatoes in juice; chopped tomatoes | 16 0.79 3.47 0.25 1.9 2.55 115 | cup=240 tbsp=15 can=190 whole/large=164 whole/medium=111 whole/small=82 serving=120 | - | vegan
usda:168409 | Cucumber | cucumber slices; raw cucumber; cuke; english cucumber | 15 0.65 3.63 0.11 0.5 1.67 2 | piece=10 slice=10 stick=10 whole/regular=200 whole/miniature=65 cup=120 serving=60 topping=30 | - | vegan
usda:169247 | Romaine lettuce | lettuce; cos lettuce; salad leaves; lettuce leaves; romaine; little gem | 17 1.23 3.29 0.3 2.1 1.19 8 | cup/shredded=47 leaf/inner=6 leaf/outer=28 head=626 piece=10 bowl=85 topping=15 serving=85 | - | vegan
fndds:75113060 | Butterhead lettuce | boston lettuce; bibb lettuce; round lettuce | 18 0.88 3.26 0.11 0.9 0.48 25 | leaf=8 head=163 cup=25 topping/guideline/salad=50 serving=13 piece=8 | - | vegan
fndds:75143050 | Green salad | salad; side salad; garden salad; mixed salad; house salad; leafy salad; tossed salad | 23 1.19 4.09 0.19 1.3 1.55 34 | cup=74 serving=74 whole=100 bowl=150 plate=200 whole/small=75 whole/large=200 | - | vegan
usda:169387 | Rocket | arugula; rucola; rocket leaves; arugola | 25 2.58 3.65 0.66 1.6 2.05 27 | leaf=2 cup=20 topping/guideline/salad=40 serving=10 handful=15 | - | vegan
usda:168462 | Raw spinach | spinach leaves; baby spinach; spinach salad; uncooked spinach | 23 2.86 3.63 0.39 2.2 0.42 79 | cup=25 leaf=10 leaf/baby=0.6 topping/guideline/salad=50 serving=13 bunch=340 packet=284 handful=25 bowl=85 | - | vegan
usda:168463 | Cooked spinach | spinach; steamed spinach; boiled spinach; wilted spinach | 23 2.97 3.75 0.26 2.4 0.43 70 | cup=180 leaf=10 leaf/baby=0.6 topping/guideline/salad=50 serving=90 | - | vegan
usda:168421 | Raw kale | kale leaves; kale salad | 49 4.28 8.75 0.93 3.6 2.26 38 | leaf=10 leaf/baby=1 cup=25 topping/guideline/salad=50 serving=13 piece/loosely/packed=16 handful=20 | - | vegan
usda:169238 | Cooked kale | kale; steamed kale; boiled kale; curly kale | 28 1.9 5.63 0.4 2 1.25 23 | cup/chopped=130 serving=118 | - | vegan
usda:170379 | Raw broccoli | raw broccoli florets; uncooked broccoli; broccoli crudites | 34 2.82 6.64 0.37 2.6 1.7 33 | cup=90 piece=10 floret=10 serving=45 bunch=608 spear/long=31 stick=151 | - | vegan
usda:169967 | Broccoli | cooked broccoli; steamed broccoli; boiled broccoli; broccoli florets | 35 2.38 7.18 0.41 3.3 1.39 41 | cup=90 piece=10 floret=10 serving=90 stick/large/long=280 stick/medium/long=180 stick/small/long=140 spear/long=37 whole/large=280 whole/medium=180 whole/small=140 head=300 | - | vegan
usda:169986 | Raw cauliflower | raw cauliflower florets; uncooked cauliflower | 25 1.92 4.97 0.28 2 1.91 30 | piece=13 floret=13 cup=110 serving=55 head/large/dia=840 head/medium/dia=588 head/small/dia=265 | - | vegan
usda:170397 | Cauliflower | cooked cauliflower; steamed cauliflower; boiled cauliflower; cauliflower florets | 23 1.84 4.11 0.45 2.3 2.08 15 | piece=13 floret=13 cup=110 serving=55 | - | vegan
usda:170393 | Carrot | raw carrot; carrot sticks; grated carrot; carrot batons | 41 0.93 9.58 0.24 2.8 4.74 69 | cup=120 whole/baby=10 whole/regular=60 slice=10 stick=10 piece=5 bag/singleserving=80 serving=60 | - | vegan
usda:168568 | Baby carrots | mini carrots | 35 0.64 8.24 0.13 2.9 4.76 78 | whole/large=15 whole/medium=10 cup=128 bag=80 handful=60 serving=85 | - | vegan
usda:170394 | Cooked carrots | boiled carrots; steamed carrots; carrots cooked | 35 0.76 8.22 0.18 3 3.45 58 | tbsp=9.7 slice=156 whole=46 serving=78 cup=156 | - | vegan
usda:170420 | Green peas | peas; garden peas; cooked peas; boiled peas; petit pois | 84 5.36 15.63 0.22 5.5 5.93 3 | cup=145 serving=73 tbsp=10 | - | vegan
usda:169141 | Green beans | string beans; french beans; haricots verts; fine beans | 35 1.89 7.88 0.28 3.2 3.63 1 | cup=100 whole=6 serving=55 handful=60 | - | vegan
usda:169999 | Sweetcorn | corn; corn on the cob; boiled corn; corn kernels; corn cob | 96 3.41 20.98 1.5 2.4 4.54 1 | cup=150 ear/regular=105 serving=75 whole=103 whole/small=89 whole/medium=103 whole/large=118 | - | vegan
usda:170000 | Raw onion | onion; red onion; sliced onion; chopped onion; white onion; yellow onion; brown onion; onion slices | 40 1.1 9.34 0.1 1.7 4.24 4 | cup/chopped=160 cup/sliced=115 tbsp/chopped=10 whole/large=150 slice/large/thick=38 whole/medium/dia=110 slice/medium/thick=14 whole/small=70 slice/thin=9 ring=6 serving=55 topping=20 | - | vegan
usda:170001 | Cooked onion | boiled onions; steamed onion; stewed onions | 44 1.36 10.15 0.19 1.4 4.73 3 | cup=210 tbsp/chopped=15 whole/large=128 slice/large/thick=32 whole/medium=94 slice/medium/thick=12 whole/small=60 slice/thin=8 serving=94 | - | vegan
usda:170005 | Spring onion | scallion; green onion; salad onion; green onions; scallions | 32 1.83 7.34 0.19 2.6 2.33 16 | whole=15 cup=100 serving=15 tbsp/chopped=6 | - | vegan
usda:169230 | Garlic | garlic clove; minced garlic | 149 6.36 33.06 0.5 2.1 1 17 | cup=136 tsp=2.8 clove=3 serving=3 whole=3 piece=3 tbsp=8.5 | - | vegan
usda:170108 | Red pepper | pepper; red bell pepper; sweet pepper; bell pepper; capsicum; red capsicum; bell pepper strips | 31 0.99 6.03 0.3 2.1 4.2 4 | piece=5 slice=5 whole=15 cup=150 serving=15 tbsp=9.3 ring/dia/thick=10 | - | vegan
usda:170427 | Green pepper | green bell pepper; green capsicum | 20 0.86 4.64 0.17 1.7 2.4 3 | cup/chopped=149 cup/sliced=92 tbsp=9.3 whole/medium/long/dia=119 ring/dia/thick=10 whole/small=74 slice=2.7 serving=119 | - | vegan
usda:168576 | Jalapeno | jalapeno pepper; jalapeno chili; fresh jalapeno | 29 0.91 6.5 0.37 2.8 4.12 3 | slice=2 whole=15 cup=150 topping/guideline/sandwich=10 serving=30 | - | vegan
usda:169251 | Raw mushrooms | mushroom; white mushrooms; button mushrooms; champignons | 22 3.09 3.26 0.34 1 1.98 5 | cup=70 piece=70 whole/large=23 whole/medium=18 slice=6 whole/small=10 serving=70 handful=40 | - | vegan
usda:169253 | Stir-fried mushrooms | cooked mushrooms; grilled mushrooms; mushrooms without oil | 26 3.58 4.04 0.33 1.8 0 12 | cup/sliced=108 serving=108 | - | vegan
usda:169292 | Zucchini | cooked zucchini; steamed courgette; boiled zucchini; grilled zucchini | 15 1.14 2.69 0.36 1 1.71 3 | cup/sliced=180 cup/mashed=240 serving=90 whole=180 slice=10 | - | vegan
usda:169229 | Aubergine | cooked eggplant; boiled eggplant; steamed eggplant; roasted eggplant | 35 0.83 8.73 0.23 2.5 3.2 1 | cup/cube=99 serving=99 slice=40 | - | vegan
usda:168390 | Asparagus | cooked asparagus; steamed asparagus; asparagus spears; boiled asparagus | 22 2.4 4.11 0.22 2 1.3 14 | piece=15 spear=15 cup=135 serving=90 | - | vegan
usda:169971 | Brussels sprouts | sprouts; boiled brussels sprouts; steamed sprouts; brussel sprouts | 36 2.55 7.1 0.5 2.6 1.74 21 | whole=21 cup=156 serving=78 | - | vegan
usda:169975 | Raw cabbage | white cabbage; shredded cabbage; uncooked cabbage; green cabbage raw; pointed cabbage | 25 1.28 5.8 0.1 2.5 3.2 18 | cup/chopped=89 cup/shredded=70 head/large/dia=1248 leaf/large=33 head/medium/dia=908 leaf/medium=23 head/small/dia=714 leaf=15 serving=70 piece=23 | - | vegan
usda:169976 | Cooked cabbage | cabbage; boiled cabbage; steamed cabbage; braised cabbage; stewed cabbage | 23 1.27 5.51 0.06 1.9 2.79 8 | cup/shredded=150 head=1262 serving=75 | - | vegan
usda:169977 | Red cabbage | purple cabbage; raw red cabbage | 31 1.43 7.37 0.16 2.1 3.83 27 | cup=90 leaf=25 head=840 serving=45 | - | vegan
usda:170391 | Bok choy | pak choi; chinese greens; cooked bok choy | 12 1.56 1.78 0.16 1 0.83 34 | cup/shredded=170 serving=85 | ea se | vegan
usda:169988 | Celery | celery sticks; celery stalk; celery rib | 16 0.69 2.97 0.17 1.6 1.34 80 | piece=4 stick=40 cup=120 serving=60 tbsp=7.5 slice/long=4 whole=40 whole/small=17 whole/medium=40 whole/large=64 | - | vegan celery
usda:169146 | Beetroot | beets; cooked beets; boiled beetroot; roasted beetroot | 44 1.68 9.96 0.18 2 7.96 77 | cup=135 whole=80 serving=68 slice=170 | - | vegan
usda:168449 | Pumpkin | cooked pumpkin; mashed pumpkin; roasted pumpkin; boiled pumpkin | 20 0.72 4.9 0.07 1.1 2.08 1 | cup/mashed=245 serving=123 tbsp=15 | - | vegan
usda:169296 | Butternut squash | roasted squash; baked squash; squash; roasted butternut | 40 0.9 10.49 0.09 3.2 1.97 4 | cup/cube=205 serving=103 | - | vegan
usda:168483 | Sweet potato | baked sweet potato; roasted sweet potato; kumara | 90 2.01 20.71 0.15 3.3 6.48 36 | cup=200 whole/large=180 whole/small=60 serving=114 | - | vegan
usda:168484 | Boiled sweet potato | steamed sweet potato; cooked sweet potato; sweet potato without skin | 76 1.37 17.72 0.14 2.5 5.74 27 | cup/mashed=328 whole/medium=151 serving=151 | - | vegan
usda:170440 | Boiled potatoes | potato; steamed potatoes; new potatoes; cooked potatoes | 86 1.71 20.01 0.1 1.8 0.89 5 | cup=156 whole/large/dia=300 whole/medium/dia=167 whole/small/dia=125 serving=156 | - | vegan
usda:170093 | Baked potato | jacket potato; baked jacket; baked potato with skin; oven baked potato | 93 2.5 21.15 0.13 2.2 1.18 10 | whole/large=299 whole/medium=173 whole/small=138 serving=148 | - | vegan
fndds:71104030 | Roast potatoes | roasted potatoes; oven potatoes; roasties | 126 1.87 20.45 4.25 1.4 1.62 166 | whole/baby=60 whole/new=60 whole/small=130 whole/medium=170 whole/large=300 cup=160 serving=170 piece=30 | - | vegan
usda:170493 | Mashed potatoes | mash; potato puree; creamed potatoes; mashed potato with milk | 83 1.91 17.57 0.57 1.5 1.48 302 | cup=210 serving=210 scoop=105 tbsp=15 | - | vegetarian milk
usda:170026 | Raw potato | uncooked potato | 77 2.05 17.49 0.09 2.1 0.82 6 | cup/diced=150 whole/large/dia=369 whole/medium/dia=213 whole/small/dia=170 serving=213 | - | vegan
usda:169276 | Radish | red radish; pink radish; radishes raw | 16 0.68 3.4 0.1 1.6 1.86 39 | slice=1 whole=5 cup=115 serving=58 | - | vegan
usda:169246 | Raw leek | uncooked leek; leeks raw; sliced raw leek | 61 1.5 14.15 0.3 1.8 3.9 20 | cup=89 whole=89 slice=6 serving=89 | - | vegan
usda:169261 | Okra | boiled okra; ladies fingers; lady finger vegetable; raw bhindi | 22 1.87 4.51 0.21 2.5 2.4 6 | slice=160 whole/pod/long=10.6 serving=80 cup=160 | na me af sa | vegan
usda:168386 | Artichoke | globe artichoke; artichoke heart; boiled artichoke | 53 2.89 11.95 0.34 5.7 0.99 60 | cup=150 whole/heart=30 whole=125 serving=75 piece=30 | - | vegan
usda:170392 | Kimchi | kimchee; korean pickled cabbage | 15 1.1 2.4 0.5 1.6 1.06 498 | cup=150 serving=30 tbsp=10 | ea | pescatarian crustacean fish
usda:169279 | Sauerkraut | pickled cabbage; fermented cabbage | 19 0.91 4.28 0.14 2.9 1.78 661 | cup=142 cup/undrained=236 serving=71 tbsp=9 | na eu | vegan
usda:168558 | Pickled cucumber | pickle; gherkin; dill pickle | 12 0.5 2.41 0.3 1 1.07 809 | whole/regular=80 whole/miniature=30 whole/half=40 slice=7 spear=40 whole/stacker=21 cup=155 serving=30 topping=14 | - | vegan
usda:169094 | Black olives | olives; ripe olives; pitted black olives | 115 0.84 6.26 10.68 3.2 0 735 | whole=5 cup=135 serving=15 tbsp=8.4 handful=30 | - | vegan
usda:169096 | Green olives | olives in brine | 145 1.03 3.84 15.32 3.3 0.54 1556 | whole=4 cup=135 serving=15 handful=30 | - | vegan
fndds:75232000 | Dried seaweed | seaweed; nori; roasted seaweed; nori sheet; laver | 298 31.84 52.39 4.01 5.6 3.04 575 | cup=15 slice=0.5 serving=5 bag=5 | ea | vegan
usda:170472 | Mixed vegetables | vegetables; steamed vegetables; cooked vegetables; boiled vegetables; veg; mixed veg | 65 2.86 13.09 0.15 4.4 3.12 35 | cup=182 serving=91 plate=180 bowl=180 handful=60 | - | vegan
fndds:75340020 | Stir-fried vegetables | vegetable stir fry; fried vegetables; wok vegetables; stir fry veg | 71 2.01 9.65 2.84 2.8 3.53 146 | cup=132 serving=66 bowl=200 plate=200 | - | vegan
fndds:71930120 | Buttered cassava | cassava cooked in oil; fried boiled cassava | 191 1.42 39.62 3.03 1.9 1.78 145 | cup=160 serving=80 | la af | vegan
usda:170072 | Yam | boiled yam; cooked yam; white yam | 116 1.49 27.48 0.14 3.9 0.49 8 | cup/cube=136 serving=136 slice=68 | la af | vegan
sr:09278 | Boiled plantain | plantain; cooked plantain | 116 0.79 31.15 0.18 2.3 14 5 | whole=180 serving=180 cup/mashed=200 slice=154 | la af | vegan
usda:168200 | Fried plantain | dodo; maduros; tostones; sweet fried plantain | 236 1.42 40.77 7.51 3.2 21.76 6 | cup=169 serving=118 slice=12 | la af | vegan
usda:170009 | Parsnip | boiled parsnips; cooked parsnip; steamed parsnip | 71 1.32 17.01 0.3 3.6 4.8 10 | slice=156 whole/long=160 serving=78 cup=156 | - | vegan
usda:170465 | Raw turnip | uncooked turnip; turnip sticks | 28 0.9 6.43 0.1 1.8 3.8 67 | slice=15 whole=120 cup=130 serving=65 | - | vegan
usda:170407 | Collard greens | spring greens; cooked greens; collards | 33 2.71 5.65 0.72 4 0.4 15 | cup=190 serving=95 | na la af | vegan
usda:169957 | Bean sprouts | mung sprouts; sprouted beans; bean shoots | 30 3.04 5.94 0.18 1.8 4.13 6 | cup=90 serving=45 packet=340 handful=30 | ea se | vegan
own:cassava | Cassava | yuca; boiled cassava; manioc; cooked cassava; mandioca; boiled yuca; aipim; cassava cooked without fat | 152 1.29 36.16 0.27 1.71 1.61 13 | serving=160 cup=160 piece=60 bowl=250 | af la se | vegan | usda:169985=95 water=5
usda:169985 | Raw cassava | uncooked cassava; cassava root; raw yuca; fresh cassava root | 160 1.36 38.06 0.28 1.8 1.7 14 | cup=206 whole/root=408 serving=160 | la af se | vegan
usda:170050 | Cooked tomatoes | grilled tomato; stewed fresh tomato; baked tomato; roasted tomato; fried tomato | 18 0.95 4.01 0.11 0.7 2.49 11 | slice=20 whole/grape=8 whole/cherry=17 whole/italian=60 whole/plum=60 whole=125 cup=180 serving=90 | - | vegan
usda:1999634 | Roma tomato | plum tomato; italian tomato | 18.9544 0.6956 3.8375 0.425 0.9706 - 0 | serving=62 whole=62 cup=180 slice=10 | - | vegan
usda:170096 | Yellow tomato | orange tomato; golden tomato | 15 0.98 2.98 0.26 0.7 - 23 | cup/chopped=139 whole=212 serving=130 slice=20 | - | vegan
usda:170456 | Green tomato | unripe tomato; green tomatoes | 23 1.2 5.1 0.2 1.1 4 13 | cup=180 whole/large=182 whole/medium=123 slice=20 whole/small=91 serving=123 | - | vegan
fndds:74205010 | Fried green tomatoes | breaded green tomato; southern fried green tomatoes | 216 3.68 21.78 12.84 1.3 1.58 317 | slice=35 cup=180 serving=90 | na | vegetarian gluten egg milk
usda:170052 | Stewed tomatoes | canned stewed tomatoes; tinned stewed tomatoes | 26 0.91 6.19 0.19 1 3.52 221 | cup=255 serving=128 can=411 | - | vegan
usda:170501 | Crushed tomatoes | tomato passata; polpa; sieved tomatoes; rustica | 32 1.64 7.29 0.28 1.9 4.4 186 | cup=242 serving=121 can=400 tbsp=15 | - | vegan
sr:11546 | Tomato paste | concentrated tomato; double concentrate; tomato concentrate | 82 4.32 18.91 0.47 4.1 12.18 59 | cup=264 tbsp=16 can=170 serving=16 tsp=5.3 tube=200 | - | vegan
usda:170053 | Tomatoes with green chili | ro tel; rotel tomatoes; canned tomatoes with chilies | 15 0.69 3.62 0.08 - - 401 | cup=241 serving=120 can=283 | na | vegan
usda:168567 | Sun-dried tomatoes | sundried tomatoes; dried tomatoes; sun dried tomato | 258 14.11 55.76 2.97 12.3 37.59 107 | cup=55 piece=5 serving=28 tbsp=3.4 handful=20 | na eu | vegan
usda:169384 | Sun-dried tomatoes in oil | sundried tomatoes in oil; marinated sun dried tomatoes; sunblush tomatoes | 213 5.06 23.33 14.08 5.8 - 266 | cup=110 piece=3 serving=18 tbsp=7 | na eu | vegan
usda:168566 | Tomatillo | husk tomato; miltomate | 32 0.96 5.84 1.02 1.9 3.93 1 | whole/medium=34 cup/chopped/diced=132 serving=68 | la | vegan
usda:169225 | Peeled cucumber | cucumber without peel; cucumber without skin | 12 0.59 2.16 0.16 0.7 1.38 2 | cup/pared/chopped=133 cup/sliced=119 whole/large/long=280 whole/medium=201 slice=7 whole/small/long=158 stick/long=9 serving=100 | - | vegan
usda:169248 | Iceberg lettuce | iceberg; crisp lettuce; crisphead lettuce; shredded iceberg | 14 0.9 2.97 0.14 1.2 1.97 10 | cup/shredded=72 cup/chopped/loosely/packed=57 head/large=755 head/medium/dia=539 head/small=324 leaf/large=15 leaf/medium=8 leaf/small=5 bowl=85 slice=60 topping=15 serving=89 | - | vegan
usda:169249 | Green leaf lettuce | loose leaf lettuce; curly lettuce; batavia | 15 1.36 2.87 0.15 1.3 0.78 28 | cup/shredded=36 head=360 leaf/inner=4.8 leaf/outer=24 serving=36 bowl=70 topping=12 | - | vegan
usda:168431 | Red leaf lettuce | lollo rosso; oak leaf lettuce | 16 1.33 2.26 0.22 0.9 0.48 25 | cup/shredded=28 leaf/inner=2.6 leaf/outer=17 head=309 bowl=60 topping=12 serving=85 | - | vegan
fndds:75114000 | Mixed salad leaves | spring mix; mesclun; mixed greens; baby greens; bagged salad | 21 1.31 3.43 0.21 1.4 0.97 41 | cup=35 topping/guideline/salad=70 serving=18 bowl=85 handful=15 bag=140 | - | vegan
usda:168564 | Radicchio | red chicory; treviso | 23 1.43 4.48 0.25 0.9 0.6 22 | cup=40 leaf=8 serving=20 head=240 | eu | vegan
usda:170404 | Chicory | belgian endive; witloof; chicory leaves; endive | 17 0.9 4 0.1 3.1 - 2 | head=53 cup=90 serving=53 leaf=6 | eu | vegan
usda:168412 | Curly endive | escarole; frisee; batavian endive | 17 1.25 3.35 0.2 3.1 0.25 22 | cup/chopped=50 head=513 serving=50 handful=15 | eu | vegan
usda:170068 | Watercress | water cress; cresson | 11 2.3 1.29 0.1 0.5 0.2 41 | cup=34 sprig=2.5 serving=17 handful=15 | eu ea | vegan
usda:168407 | Garden cress | cress; mustard and cress; salad cress | 32 2.6 5.5 0.7 1.1 4.4 14 | cup=50 sprig=1 serving=6 box=25 handful=8 | eu | vegan
usda:169219 | Lambs lettuce | corn salad; mache; feldsalat; valerian leaves | 21 2 3.6 0.4 - - 4 | cup=56 serving=50 handful=15 | eu | vegan
usda:169226 | Dandelion greens | dandelion leaves; wild dandelion | 45 2.7 9.2 0.7 3.5 0.71 76 | cup=55 serving=28 handful=15 | na eu | vegan
usda:169227 | Boiled dandelion greens | cooked dandelion leaves; horta; wild greens cooked | 33 2 6.4 0.6 2.9 0.5 44 | cup/chopped=105 serving=105 | eu | vegan
usda:169274 | Purslane | verdolagas; pigweed; semizotu | 20 2.03 3.39 0.36 - - 45 | cup=43 whole/plant=3 serving=43 handful=15 | la me | vegan
usda:168384 | Alfalfa sprouts | alfalfa; cress sprouts; sprouted alfalfa | 23 3.99 2.1 0.69 1.9 0.2 6 | cup=33 serving=17 tbsp=3 handful=10 topping=8 | - | vegan
usda:170095 | Radish sprouts | kaiware; daikon sprouts; microgreens | 43 3.81 3.6 2.53 - - 6 | cup=38 serving=19 handful=10 topping=6 | - | vegan
usda:169138 | Stir-fried bean sprouts | fried bean sprouts; sauteed bean sprouts | 50 4.3 10.59 0.21 1.9 - 9 | cup=124 serving=124 | ea se | vegan
usda:169137 | Boiled bean sprouts | cooked bean sprouts; blanched bean sprouts; steamed bean sprouts | 21 2.03 4.19 0.09 0.8 2.84 10 | cup=124 serving=104 | ea se | vegan
usda:170079 | Canned bean sprouts | tinned bean sprouts; jarred bean sprouts | 12 1.4 2.14 0.06 0.8 0.7 42 | cup=125 serving=62 can=410 | ea se | vegan
usda:168460 | Soybean sprouts | kongnamul; steamed soybean sprouts; soya bean sprouts | 81 8.47 6.53 4.45 0.8 0.52 10 | cup=94 serving=94 | ea | vegan
fndds:72201223 | Roasted broccoli | broccoli with oil; sauteed broccoli; fried broccoli; broccoli with butter | 67 2.59 6.32 3.37 2.4 1.41 153 | cup=160 piece=10 floret=10 spear=40 serving=80 | - | vegan
usda:169969 | Frozen broccoli | boiled frozen broccoli; broccoli from frozen | 28 3.1 5.35 0.12 3 1.47 11 | cup=184 serving=92 floret=11 | - | vegan
usda:170382 | Broccoli rabe | rapini; broccoli raab; cime di rapa; tenderstem broccoli; broccolini | 33 3.83 3.12 0.52 2.8 0.62 56 | bunch=437 cup=140 stick=17 spear=17 serving=85 | na eu | vegan
usda:169331 | Broccoli stalk | broccoli stem; broccoli slaw mix | 28 2.98 5.24 0.35 - - 27 | stick=114 serving=76 piece=114 cup=80 | - | vegan
fndds:75214027 | Roasted cauliflower | cauliflower with oil; sauteed cauliflower; cauliflower steak | 52 1.94 5.01 3.31 2 1.93 147 | piece=13 floret=13 cup=160 serving=80 | - | vegan
usda:170399 | Frozen cauliflower | cauliflower from frozen; boiled frozen cauliflower | 19 1.61 3.75 0.22 2.7 1.05 18 | cup=180 serving=90 | - | vegan
own:cauliflower-rice | Cauliflower rice | riced cauliflower; cauli rice; cauliflower couscous | 32 1.82 4.07 1.45 2.28 2.06 15 | serving=110 cup=110 bowl=200 bag=340 | na eu | vegan | usda:170397=99 usda:171413=1
usda:169389 | Romanesco | green cauliflower; broccoflower; romanesco broccoli | 31 2.95 6.09 0.3 3.2 3.03 23 | cup=64 floret=25 serving=32 head/large/dia=511 head/medium/dia=431 head/small/dia=325 | eu | vegan
fndds:73102217 | Roasted carrots | carrots with oil; sauteed carrots; fried carrots; buttered carrots | 76 0.95 10.36 3.38 3.1 4.78 205 | cup=160 whole/baby=10 whole/regular=62 piece=5 slice=5 cup/mashed=235 serving=80 | - | vegan
fndds:73102241 | Glazed carrots | honey glazed carrots; candied carrots; sweet carrots | 97 0.9 17.32 2.78 2.9 12.14 214 | piece=5 slice=5 whole/baby=10 cup=160 serving=80 | na eu | vegan
usda:170396 | Canned carrots | tinned carrots; jarred carrots | 25 0.64 5.54 0.19 1.5 2.48 242 | cup/sliced=146 cup/mashed=228 slice=2.8 can/x=284 serving=73 | - | vegan
usda:169984 | Frozen carrots | carrots from frozen; boiled frozen carrots | 37 0.58 7.73 0.68 3.3 4.08 59 | cup/sliced=146 serving=73 | - | vegan
usda:170018 | Peas and carrots | carrots and peas; frozen peas and carrots; buttered peas and carrots | 48 3.09 10.12 0.42 3.1 4.36 68 | cup=160 serving=80 tbsp=10 | - | vegan
usda:170419 | Raw peas | raw garden peas; fresh peas from the pod; shelled peas | 81 5.42 14.45 0.4 5.7 5.67 5 | cup=145 serving=73 handful=40 | - | vegan
usda:170017 | Frozen peas | peas from frozen; boiled frozen peas; birds eye peas | 78 5.15 14.26 0.27 4.5 4.4 72 | cup=160 serving=80 tbsp=10 | - | vegan
usda:170013 | Canned peas | tinned peas; processed peas; marrowfat peas | 68 4.47 11.36 0.8 4.9 2.99 273 | cup=175 can/x=313 serving=85 tbsp=11 | - | vegan
fndds:75224043 | Buttered peas | peas with butter; peas with oil; sauteed peas | 109 5.46 14.57 3.43 5.7 5.72 122 | cup=165 serving=83 tbsp=11 | - | vegan
usda:170011 | Sugar snap peas | sugar snaps; mange tout; snow peas; snowpeas; mangetout; pea pods | 42 3.27 7.05 0.23 2.8 3.99 4 | cup=65 whole/snow/pea=3 serving=33 handful=40 | - | vegan
usda:170010 | Raw sugar snap peas | raw snow peas; raw mangetout; uncooked sugar snaps | 42 2.8 7.55 0.2 2.6 4 4 | cup/chopped=98 cup=63 whole/pod=3.4 serving=63 handful=40 | - | vegan
usda:169961 | Raw green beans | uncooked green beans; raw string beans | 31 1.83 6.97 0.22 2.7 3.26 6 | cup=100 piece=100 whole/long=5.5 serving=100 handful=60 | - | vegan
fndds:75205044 | Sauteed green beans | green beans with butter; green beans with oil; fried green beans; roasted green beans; garlic green beans | 68 1.99 7.47 3.31 3 2.35 117 | cup=145 piece/cut=2 whole=6 serving=73 | - | vegan
usda:169143 | Canned green beans | tinned green beans; canned string beans | 21 1.05 4.19 0.41 1.9 1.44 268 | cup=135 whole=6.2 can/x=262 serving=68 | - | vegan
usda:169963 | Frozen green beans | green beans from frozen; boiled frozen green beans | 28 1.49 6.45 0.17 3 1.88 1 | cup=135 serving=68 | - | vegan
usda:169322 | Yellow beans | wax beans; yellow string beans; butter beans yellow pods | 35 1.89 7.88 0.28 3.3 3.63 3 | cup=125 serving=63 | na eu | vegan
own:runner-beans | Runner beans | stick beans; flat beans; romano beans; helda beans | 33 1.8 7.49 0.27 3.04 3.45 1 | serving=90 cup=125 | eu | vegan | usda:169141=95 water=5
usda:169223 | Yardlong beans | snake beans; asparagus beans; long beans; chinese long beans | 47 2.53 9.18 0.1 - - 4 | slice=104 whole/pod=14 serving=104 cup=104 | ea se | vegan
usda:169135 | Green lima beans | baby limas; butterbeans fresh; fordhook limas | 123 6.81 23.64 0.32 5.4 1.63 17 | cup=170 serving=85 | na | vegan
usda:170378 | Broad beans | fresh fava beans; green broad beans; boiled broad beans; habas verdes; fava beans; fava | 62 4.8 10.1 0.5 3.6 - 41 | serving=85 cup=170 tbsp=14 | eu me ea | vegan
usda:168402 | Fresh black-eyed peas | green cowpeas; fresh southern peas; field peas | 97 3.17 20.32 0.38 5 3.23 4 | cup=165 serving=83 | na af | vegan
usda:170430 | Green pigeon peas | gandules; pigeon peas; fresh pigeon peas; gungo peas green | 111 5.96 19.49 1.36 4.2 2.48 5 | cup=153 serving=77 | la af sa | vegan
usda:169998 | Raw corn | raw sweetcorn; uncooked corn; raw corn cob | 86 3.27 18.7 1.35 2 6.26 15 | cup=150 ear/regular=105 serving=75 whole=102 | - | vegan
usda:169214 | Canned corn | tinned sweetcorn; canned sweetcorn; corn niblets; corn from a can | 67 2.29 14.34 1.22 2 4.44 205 | cup=164 can/x=298 serving=82 tbsp=10 | - | vegan
usda:169215 | Creamed corn | cream style corn; cream corn | 72 1.74 18.13 0.42 1.2 3.23 261 | cup=250 serving=125 can/x=482 | na | vegan
usda:168399 | Frozen corn | frozen sweetcorn; corn kernels from frozen; boiled frozen corn | 81 2.55 19.3 0.67 2.4 3.07 1 | cup=165 serving=83 tbsp=10 | - | vegan
usda:168538 | White corn | white sweetcorn; raw white corn | 86 3.22 19.02 1.18 2.7 3.22 15 | ear/small/long=73 ear/medium/long=90 ear/large/long=143 kernel=154 serving=103 cup=154 | na la | vegan
fndds:75216134 | Buttered corn | corn with butter; corn on the cob with butter; elote with butter; roasted corn with butter | 109 3.17 18.1 4.21 1.9 6.06 127 | cup=170 whole/baby=8 ear/mini=57 ear/regular=108 serving=85 | - | vegan
own:baby-corn | Baby corn | baby sweetcorn; young corn; candle corn; canned baby corn | 50 2.3 11.17 0.6 2.61 3.64 4 | serving=60 whole=9 piece=9 cup=120 can=150 | ea se | vegan | usda:169999=30 usda:169961=70
fndds:75217520 | Hominy | canned hominy; nixtamal corn; white hominy; mote; pozole corn | 88 1.45 13.8 2.91 2.4 1.47 501 | cup=170 serving=85 can=425 | na la | vegan
usda:169300 | Raw succotash | uncooked succotash; corn and limas raw | 99 5.03 19.59 1.02 3.8 - 4 | serving=96 cup=192 | na | vegan
usda:168477 | Succotash | corn and lima beans; corn and beans succotash | 115 5.07 24.38 0.8 4.5 - 17 | cup=192 serving=96 | na | vegan
usda:170004 | Fried onions | sauteed onion; caramelised onions; caramelized onion; grilled onions; browned onions | 132 0.95 7.86 10.8 1.7 - 12 | cup/chopped=87 serving=45 tbsp=6 topping=30 | - | vegan
usda:170008 | Sweet onion | vidalia onion; maui onion; walla walla onion | 32 0.8 7.55 0.08 0.9 5.02 8 | whole=331 cup=160 slice=14 topping=20 serving=148 | na | vegan
usda:170413 | Pearl onions | silverskin onions; boiled pearl onions; baby onions; cocktail onions | 28 0.71 6.7 0.05 1.4 2.9 8 | cup=210 serving=60 whole=8 | - | vegan
own:pickled-onion | Pickled onion | pickled onions; onion pickle; pickled red onion | 49 0.77 10.77 0.07 1.19 7.06 392 | serving=30 whole=15 tbsp=12 cup=180 topping=20 | eu la | vegan sulphite | usda:170000=70 usda:173469=25 usda:169655=4 usda:173468=1
own:crispy-fried-onions | Crispy fried onions | french fried onions; crispy onions; birista; fried shallots; onion crisps | 564 4.67 36.65 45.43 3.76 7.7 318 | serving=7 tbsp=4 cup=56 topping=7 handful=15 | na eu sa se | vegan gluten | usda:170000=180 usda:168894=26 usda:171411=45 usda:173468=0.8
usda:170499 | Shallot | shallots; eschalot; banana shallot | 72 2.5 16.8 0.1 3.2 7.87 12 | tbsp/chopped=10 serving=25 whole=25 cup=160 | - | vegan
usda:169994 | Chives | chopped chives; fresh chives | 30 3.27 4.35 0.73 2.5 1.85 3 | tbsp=3 serving=3 tsp/chopped=1 cup=48 topping=1.5 | - | vegan
usda:170007 | Welsh onion | negi; japanese leek; bunching onion | 34 1.9 6.5 0.4 2.4 2.18 17 | serving=30 stick=100 cup=100 | ea | vegan
usda:168426 | Leek | boiled leeks; cooked leeks; steamed leek; braised leeks | 31 0.81 7.62 0.2 1 2.11 10 | whole=124 cup/chopped/diced=104 serving=124 slice=10 | eu ea | vegan
fndds:75217400 | Roasted garlic | cooked garlic; fried garlic; garlic confit | 142 6.58 28.03 0.38 2.7 0.99 248 | clove=3 tsp=3 serving=5 head=40 tbsp=9 | - | vegan
usda:169383 | Yellow pepper | yellow bell pepper; orange pepper; orange bell pepper | 27 1 6.32 0.21 0.9 - 2 | whole/large/long/dia=186 slice=5.2 serving=119 cup=149 ring=10 | - | vegan
usda:170110 | Cooked red pepper | roasted red pepper; grilled pepper; roasted peppers; jarred roasted peppers; boiled pepper | 28 0.92 6.7 0.2 1.2 4.39 2 | slice=135 tbsp=11.6 cup/chopped=136 serving=68 whole=75 piece=15 | - | vegan
usda:170428 | Cooked green pepper | boiled green pepper; steamed green pepper; grilled green pepper | 28 0.92 6.7 0.2 1.2 3.19 2 | cup/chopped=135 slice/chopped=135 tbsp/chopped=11.6 serving=68 whole=73 | - | vegan
usda:168550 | Sauteed peppers | fried peppers; peppers in oil; sauteed red pepper | 133 1.04 6.57 12.75 1.8 4.28 21 | cup/chopped=106 serving=50 | - | vegan
usda:170024 | Sauteed green peppers | fried green pepper; green pepper in oil | 127 0.78 4.22 11.85 1.8 2.17 17 | cup/chopped=115 serving=58 | - | vegan
fndds:75307000 | Peppers and onions | fried peppers and onions; fajita veggies | 59 1.04 8.14 2.66 1.5 3.99 123 | cup=145 serving=73 topping=50 | na la | vegan
usda:168559 | Pimento | pimiento; canned red pepper; piquillo pepper | 23 1.1 5.1 0.3 1.9 2.71 14 | tbsp=12 cup=192 slice=1 whole/pimiento=66 serving=12 | na eu | vegan
usda:170497 | Green chili pepper | green chilli; hari mirch; green chilies; finger chili; bird eye chili | 40 2 9.46 0.2 1.5 5.1 7 | whole=45 cup/chopped/diced=150 serving=5 tbsp=9 | la sa ea se | vegan
usda:170106 | Red chili pepper | red chilli; hot red chili; chili pepper; fresh chili; thai chili | 40 1.87 8.81 0.44 1.5 5.3 9 | whole=45 cup/chopped/diced=150 serving=5 tbsp=9 | - | vegan
usda:169395 | Serrano pepper | serrano chili; chile serrano | 32 1.74 6.7 0.44 3.7 3.83 10 | cup/chopped=105 whole=6.1 serving=6 | la | vegan
usda:169394 | Banana pepper | sweet banana pepper; pepperoncini raw; yellow wax pepper | 27 1.66 5.35 0.45 3.4 1.95 13 | whole=45 cup=150 serving=45 ring=5 | na | vegan
usda:168578 | Hungarian pepper | hungarian wax pepper; paprika pepper raw; cubanelle | 29 0.8 6.7 0.41 1 3.53 1 | whole=27 serving=27 cup=100 | eu | vegan
usda:170080 | Pickled jalapenos | canned jalapenos; nacho jalapenos; jarred jalapenos; jalapeno slices | 27 0.92 4.74 0.94 2.6 2.14 1671 | cup/chopped=136 cup/sliced=104 whole=22 serving=20 slice=3 tbsp=9 topping=12 | na la | vegan
fndds:75511040 | Pickled hot peppers | pepperoncini; pickled chilies; pickled banana peppers; guindillas | 22 0.8 4.56 0.4 2.6 1.6 1430 | slice=2 whole=15 cup=150 serving=30 tbsp=9 | na eu me | vegan
fndds:75511020 | Pickled sweet peppers | pickled peppers; marinated peppers; peppadew peppers | 43 0.67 9.6 0.12 0.9 7.61 944 | whole=30 cup=150 serving=30 piece=8 | eu | vegan
usda:168577 | Canned green chilies | tinned green chiles; diced green chilies; hatch chile | 21 0.72 4.6 0.27 1.7 - 397 | cup=139 serving=28 tbsp=9 can=113 | na la | vegan
usda:168579 | Pasilla chili | dried pasilla; chilaca dried | 345 12.35 51.13 15.85 26.8 - 89 | whole=7 serving=7 | la | vegan
fndds:75410550 | Stuffed jalapenos | jalapeno poppers; cream cheese jalapenos; stuffed jalapeno | 241 8.82 16.5 15.93 2.5 3.73 444 | whole=25 serving=100 piece=25 | na | vegetarian gluten egg milk
usda:169243 | Portobello mushroom | grilled portobello; portobello; portabella; portobello cap; portobello steak; large flat mushroom | 29 3.28 4.44 0.58 2.2 2.26 11 | cup/sliced=121 serving=85 whole=85 slice=10 | - | vegan
usda:169255 | Raw portobello | raw portobello mushroom; uncooked portobello | 22 2.11 3.87 0.35 1.3 2.5 9 | cup/diced=86 piece=84 serving=84 whole=84 | - | vegan
usda:168434 | Chestnut mushrooms | cremini; crimini mushroom; baby bella; brown mushrooms; cremini mushrooms | 22 2.5 4.3 0.1 0.6 1.72 6 | cup=87 cup/sliced=72 piece=20 serving=72 whole=20 slice=6 | - | vegan
fndds:75219033 | Sauteed mushrooms | fried mushrooms; mushrooms in butter; garlic mushrooms; mushrooms with oil | 70 3.5 5 4.05 2.1 2.4 148 | piece=6 slice=6 whole=13 cup=160 serving=80 handful=40 topping=40 | - | vegan
usda:169254 | Canned mushrooms | tinned mushrooms; jarred mushrooms; mushroom pieces and stems | 25 1.87 5.09 0.29 2.4 2.34 425 | cup=156 can=132 whole/large=16 whole/medium=12 whole/small=7 slice=4 whole/cap=5.9 piece=156 serving=78 | - | vegan
usda:169252 | Boiled mushrooms | steamed mushrooms; stewed mushrooms | 28 2.17 5.29 0.47 2.2 2.34 2 | piece=156 tbsp=9.8 whole=12 serving=78 cup=156 | - | vegan
fndds:75505000 | Pickled mushrooms | marinated mushrooms; mushrooms a la grecque | 46 2.4 8.29 0.3 1.4 6.51 949 | cup=155 piece=6 slice=6 whole=13 serving=30 | eu | vegan
usda:169242 | Shiitake mushroom | raw shiitake; shitake; shiitake mushrooms | 34 2.24 6.79 0.49 2.5 2.38 9 | piece=19 serving=50 whole=19 cup=70 | ea | vegan
usda:168437 | Cooked shiitake | stewed shiitake; boiled shiitake; simmered shiitake | 56 1.56 14.39 0.22 2.1 3.84 4 | piece=145 whole=18 serving=73 cup=145 | ea | vegan
usda:168435 | Fried shiitake | stir fried shiitake; sauteed shiitake | 39 3.45 7.68 0.35 3.6 0.3 5 | cup=89 cup/sliced=97 piece=19 serving=89 | ea | vegan
usda:168436 | Dried shiitake | dried chinese mushroom; dried shiitakes; dried mushrooms; dried porcini | 296 9.58 75.37 0.99 11.5 2.21 13 | whole=3.6 serving=11 handful=15 cup=30 | eu ea | vegan
usda:168580 | Oyster mushroom | oyster mushrooms; pleurotus; hiratake | 33 3.31 6.09 0.41 2.3 1.11 18 | whole/large=148 whole/small=15 cup/sliced=86 serving=86 | eu ea | vegan
usda:2003599 | King oyster mushroom | king trumpet mushroom; eryngii; king oyster | 38.4604 2.4062 8.5007 0.3075 3.009 - 0.7713 | serving=85 whole=60 cup=86 | ea | vegan
usda:169382 | Enoki mushroom | enoki; enokitake; golden needle mushroom | 37 2.66 7.81 0.29 2.7 0.22 3 | whole/large=5 whole/medium=3 cup=64 cup/sliced=65 serving=64 bunch=100 bag=100 | ea | vegan
usda:2003603 | Beech mushroom | shimeji; buna shimeji; hon shimeji | 32.9954 2.18 6.7593 0.4494 3.139 - 0.8913 | serving=75 cup=80 bunch=150 | ea | vegan
usda:169403 | Maitake mushroom | hen of the woods; maitake; sheep head mushroom | 31 1.94 6.97 0.19 2.7 2.07 1 | cup/diced=70 piece=1.1 serving=70 | ea | vegan
usda:1999626 | Lions mane mushroom | lion mane; monkey head mushroom; yamabushitake | 35.1074 2.5 7.5897 0.2563 4.376 - 0.3363 | serving=85 cup=75 | na ea | vegan
usda:168582 | Straw mushrooms | canned straw mushrooms; paddy straw mushroom; volvariella | 32 3.83 4.64 0.68 2.5 - 384 | cup=182 piece=5.5 serving=91 whole=5.7 can=180 | ea se | vegan
usda:168422 | Chanterelle mushroom | chanterelles; girolles; pfifferlinge; porcini; wild mushrooms; cep mushroom | 38 1.49 6.86 0.53 3.8 1.16 9 | cup=54 piece=5.4 serving=54 whole=5.4 | eu | vegan
usda:168423 | Morel mushroom | morels; sponge mushroom | 31 3.12 5.1 0.57 2.8 0.6 21 | cup=66 piece=12.9 serving=66 whole=13 | na eu | vegan
usda:169237 | Wood ear mushroom | black fungus; cloud ear; jelly ear; mu er; tree ear | 25 0.48 6.75 0.04 - - 9 | slice=99 piece=6 serving=50 cup=99 | ea | vegan
usda:169291 | Raw zucchini | raw courgette; uncooked zucchini; courgette ribbons; zucchini noodles; zoodles | 17 1.21 3.11 0.32 1 2.5 8 | cup/chopped=124 cup/sliced=113 whole/large=323 whole/medium=196 slice=9.9 whole/small=118 serving=118 | - | vegan
fndds:75233027 | Sauteed zucchini | fried courgettes; roasted courgette; roasted zucchini; zucchini with oil | 51 1.26 3.98 3.75 1.1 3.06 138 | slice=10 whole=203 cup=185 cup/mashed=245 serving=93 | - | vegan
usda:168465 | Yellow squash | crookneck squash; boiled summer squash; yellow courgette; straightneck squash | 23 1.04 3.79 0.39 1.1 2.48 1 | cup/sliced=180 slice=180 serving=90 | na | vegan
usda:169290 | Pattypan squash | scallop squash; patty pan; custard marrow | 16 1.03 3.3 0.17 1.9 1.5 1 | cup/mashed=240 cup/sliced=180 serving=90 | na eu | vegan
usda:169228 | Raw aubergine | uncooked eggplant; raw brinjal | 25 0.98 5.88 0.18 3 3.53 2 | whole=500 cup=80 serving=40 slice=40 | - | vegan
own:fried-aubergine | Fried aubergine | aubergine in oil; sauteed aubergine; grilled eggplant with oil; roasted aubergine with oil | 111 0.76 7.94 9.21 2.27 2.91 1 | serving=100 slice=35 cup=110 | me eu sa ea | vegan | usda:169229=91 usda:171413=9
fndds:75503080 | Pickled eggplant | pickled aubergine; aubergine pickle in vinegar | 41 0.81 9.74 0.16 2.5 7.8 946 | cup=95 serving=30 piece=15 | eu me ea | vegan
usda:169206 | Canned asparagus | tinned asparagus; jarred asparagus | 15 1.8 2.48 0.18 1 - 284 | cup=244 can/x=411 serving=122 spear=18 | - | vegan
usda:168389 | Raw asparagus | uncooked asparagus; raw asparagus spears | 20 2.2 3.88 0.12 2.1 1.88 2 | piece=4 spear=16 cup=135 serving=68 whole=16 | - | vegan
fndds:75202027 | Roasted asparagus | asparagus with butter; asparagus with oil; fried asparagus; grilled asparagus | 49 2.29 4.04 3.25 2.2 1.96 123 | piece=4 spear=16 cup=185 serving=93 | - | vegan
usda:169209 | Frozen asparagus | asparagus from frozen | 18 2.95 1.92 0.42 1.6 0.32 3 | cup=180 spear=15 serving=90 | - | vegan
usda:168388 | Canned artichoke | canned artichoke hearts; frozen artichoke hearts; artichoke hearts in brine; artichoke bottoms | 45 3.11 9.18 0.5 4.6 0.84 53 | cup=168 serving=84 whole=20 piece=20 can=240 | - | vegan
own:marinated-artichokes | Marinated artichokes | artichokes in oil; jarred artichoke antipasto; grilled artichokes in oil | 119 2.71 8.01 9.44 4 0.74 357 | serving=30 piece=15 cup=170 | eu na | vegan sulphite | usda:168388=87 usda:171413=9 usda:173469=3 usda:173468=0.8
usda:169236 | Jerusalem artichoke | sunchoke; topinambur; girasole root | 73 2 17.44 0.01 1.6 9.6 4 | slice=150 serving=75 cup=150 whole=75 | eu | vegan
usda:170383 | Raw brussels sprouts | uncooked sprouts; shredded raw sprouts; raw brussel sprouts | 43 3.38 8.95 0.3 3.8 2.2 25 | cup=90 whole=20 serving=45 | - | vegan
fndds:75209022 | Roasted brussels sprouts | sprouts with butter; fried brussels sprouts; sauteed sprouts; brussels sprouts with oil | 64 3.53 8.06 2.92 4 2.02 136 | cup=160 whole=20 serving=80 | - | vegan
usda:169973 | Frozen brussels sprouts | sprouts from frozen | 42 3.64 8.32 0.39 4.1 2.08 15 | cup=155 serving=78 whole=20 | - | vegan
usda:169978 | Cooked red cabbage | braised red cabbage; rotkohl; boiled red cabbage; red cabbage with apple | 29 1.51 6.94 0.09 2.6 3.32 28 | cup=90 leaf=25 head=840 serving=45 | eu | vegan
usda:170388 | Raw savoy cabbage | savoy; uncooked savoy cabbage | 27 2 6.1 0.1 3.1 2.27 28 | cup/shredded=70 serving=70 head=900 leaf=25 | eu | vegan
usda:170389 | Savoy cabbage | boiled savoy cabbage; cooked savoy; kale cabbage | 24 1.8 5.41 0.09 2.8 - 24 | cup/shredded=145 serving=73 | eu | vegan
usda:168572 | Napa cabbage | chinese cabbage; cooked napa; wombok; hakusai; baechu; chinese leaf | 12 1.1 2.23 0.17 - - 11 | cup=90 leaf=15 head=840 serving=45 | ea | vegan
fndds:75104000 | Raw chinese cabbage | raw napa cabbage; raw chinese leaf; uncooked napa | 13 1.5 2.18 0.2 1 1.18 65 | cup=90 leaf=15 head=840 serving=45 | ea | vegan
fndds:75211031 | Fried cabbage | sauteed cabbage; cabbage with butter; cabbage in oil; stir fried cabbage; southern cabbage | 58 0.97 6.43 3.26 2.5 3.23 133 | cup=155 serving=78 | - | vegan
fndds:75502510 | Pickled red cabbage | red cabbage in vinegar; jarred red cabbage | 49 1.03 10.49 0.19 1.7 8.05 954 | cup=150 serving=30 tbsp=12 | eu | vegan
usda:169891 | Salted mustard cabbage | pickled mustard greens; suan cai; gai choy pickle; haam choy | 28 1.1 5.63 0.1 3.1 1.4 717 | cup=128 serving=32 | ea se | vegan
usda:169890 | Tsukemono | japanese pickled cabbage; japanese pickles | 30 1.6 5.67 0.1 3.1 1.3 277 | cup=150 serving=38 tbsp=10 | ea | vegan
usda:169991 | Raw chard | raw swiss chard; uncooked silverbeet | 19 1.8 3.74 0.2 1.6 1.1 213 | cup=36 leaf=48 serving=18 | - | vegan
usda:170401 | Swiss chard | chard; silverbeet; cooked chard; mangold; blette | 20 1.88 4.13 0.08 2.1 1.1 179 | cup=175 leaf=48 serving=88 | eu me | vegan
usda:169992 | Chicory greens | puntarelle; wild chicory; cicoria | 23 1.7 4.7 0.3 4 0.7 45 | cup/chopped=29 serving=40 | eu | vegan
usda:170376 | Beet greens | beet tops; cooked beet leaves; beetroot leaves | 27 2.57 5.46 0.2 2.9 0.6 241 | cup=144 serving=72 | eu sa | vegan
usda:170375 | Raw beet greens | raw beetroot leaves; uncooked beet tops | 22 2.2 4.33 0.13 3.7 0.5 226 | cup=38 leaf=32 serving=19 | - | vegan
usda:169256 | Raw mustard greens | uncooked mustard greens; mustard leaves raw | 27 2.86 4.67 0.42 3.2 1.32 20 | cup=56 serving=28 | na sa ea | vegan
usda:169257 | Mustard greens | cooked mustard greens; sarson leaves; mustard leaves; gai choy | 26 2.56 4.51 0.47 2 1.41 9 | cup=56 serving=70 | na sa ea | vegan
usda:170466 | Turnip greens | turnip tops; cooked turnip greens; grelos | 20 1.14 4.36 0.23 3.5 0.53 29 | cup/chopped=144 serving=72 | na eu | vegan
usda:170061 | Raw turnip greens | uncooked turnip tops | 32 1.5 7.13 0.3 3.2 0.81 40 | cup/chopped=55 serving=55 | - | vegan
usda:170406 | Raw collard greens | uncooked collards; raw collard leaves | 32 3.02 5.42 0.61 4 0.46 17 | cup/chopped=36 serving=36 leaf=40 | - | vegan
fndds:72107227 | Sauteed collard greens | collards in oil; southern greens; collard greens with bacon fat; couve refogada | 61 3.14 5.64 3.76 4.2 0.48 139 | cup=135 serving=68 | na la af | vegan
fndds:72125217 | Sauteed spinach | spinach with oil; fried spinach; spinach with garlic; buttered spinach | 63 3.31 3.01 4.1 1.8 0.48 254 | cup=185 serving=93 | - | vegan
usda:169288 | Frozen spinach | frozen leaf spinach; spinach from frozen; frozen chopped spinach | 34 4.01 4.8 0.87 3.7 0.51 97 | cup=190 serving=95 | - | vegan
usda:169286 | Canned spinach | tinned spinach; popeye spinach | 23 2.81 3.4 0.5 2.4 0.4 322 | cup=214 serving=107 can=350 | - | vegan
usda:168440 | New Zealand spinach | warrigal greens; tetragonia | 14 1.5 2.5 0.2 1.5 0.29 130 | cup/chopped=56 serving=56 handful=15 | se | vegan
fndds:72119222 | Sauteed kale | kale with oil; fried kale; garlic kale; kale with butter | 66 2.85 5.14 3.72 2.2 1.09 136 | cup=175 serving=88 | - | vegan
own:kale-chips | Kale chips | kale crisps; baked kale; crispy kale | 371 15.41 31.5 25.35 12.96 8.14 912 | serving=28 cup=25 bag=40 handful=10 | na | vegan | usda:168421=360 usda:171413=22 usda:173468=2
usda:169202 | Boiled amaranth leaves | cooked amaranth greens; chaulai; bayam; lenga lenga | 21 2.11 4.11 0.18 - - 21 | cup=132 serving=66 | la af sa se | vegan
usda:168385 | Raw amaranth leaves | uncooked amaranth greens; raw callaloo | 23 2.46 4.02 0.33 - - 20 | cup=28 leaf=14 serving=28 | af sa se | vegan
usda:169304 | Sweet potato leaves | kamote tops; cooked sweet potato leaves; camote leaves; matembele | 41 2.18 7.38 0.34 1.9 5.48 7 | cup=64 serving=64 | af ea se | vegan
usda:168488 | Taro leaves | cooked taro leaves; laing leaves; luau leaves; dasheen leaves | 24 2.72 4.02 0.41 2 - 2 | cup=145 serving=73 | la se | vegan
usda:168406 | Cowpea leaves | black eyed pea leaves; cooked cowpea leaves; kunde; raw cowpea leaves; cowpea leaf | 22 4.67 2.8 0.1 - - 6 | cup/chopped=53 serving=60 | af | vegan
usda:168447 | Pumpkin leaves | cooked pumpkin leaves; ugu leaves; pumpkin tips | 21 2.72 3.39 0.22 2.7 0.69 8 | cup=71 serving=71 | af se | vegan
usda:168417 | Moringa leaves | cooked drumstick leaves; malunggay; murungai keerai | 60 5.27 11.15 0.93 2 1 9 | cup/chopped=42 serving=42 | af sa se | vegan
usda:170484 | Drumstick pods | moringa pods; murungakkai; drumstick vegetable; sahjan | 36 2.09 8.18 0.19 4.2 - 43 | slice=118 serving=60 cup=118 piece=15 | sa | vegan
usda:168420 | Jute leaves | molokhia leaves; cooked jute mallow; ewedu leaves; saluyot | 37 3.68 7.29 0.2 2 1 11 | cup=87 serving=87 | me af se | vegan
usda:169400 | Malabar spinach | vine spinach; basella; alugbati; pui shaak | 23 2.98 2.71 0.78 2.1 - 55 | cup=44 bunch=17 serving=44 | sa se | vegan
usda:170405 | Chrysanthemum greens | tong ho; shungiku; crown daisy; garland chrysanthemum | 20 1.64 4.31 0.09 2.3 2.01 53 | cup=100 serving=50 | ea | vegan
usda:169245 | Lambsquarters | quelites; bathua; goosefoot leaves | 32 3.2 5 0.7 2.1 0.62 29 | cup/chopped=180 serving=90 | la sa | vegan
own:water-spinach | Water spinach | morning glory; ong choy; phak bung | 21 2.57 3.27 0.35 1.98 0.38 71 | serving=100 cup=98 plate=200 | se ea | vegan | usda:168462=90 water=10
fndds:72203070 | Chinese broccoli | gai lan; kai lan; cooked gai lan; phak khana | 50 1.22 4.72 3.42 2.6 0.89 133 | cup=88 serving=44 plate=200 | ea se | vegan
usda:168415 | Luffa | ridge gourd; sponge gourd; patola; turai; sigua | 56 0.66 14.34 0.34 2.9 5.17 21 | cup=178 serving=89 | sa ea se | vegan
usda:169233 | Bottle gourd | lauki; calabash; doodhi; ghiya; upo; opo squash | 15 0.6 3.69 0.02 1.2 - 2 | cup/cube=146 serving=73 | sa se | vegan
usda:168394 | Bitter melon | bitter gourd; karela; ampalaya; goya | 19 0.84 4.32 0.18 2 1.95 6 | cup=124 serving=62 | sa ea se | vegan
usda:168393 | Raw bitter melon | uncooked bitter gourd; raw karela | 17 1 3.7 0.17 2.8 - 5 | cup=93 whole=124 serving=93 | sa ea se | vegan
fndds:75235750 | Winter melon | wax gourd; ash gourd; tung gwa; petha vegetable | 36 0.4 2.95 2.74 1 1.15 225 | cup=175 serving=88 | sa ea se | vegan
usda:170403 | Chayote | christophine; sayote; choko; mirliton; cooked chayote | 24 0.62 5.09 0.48 2.8 1.89 1 | cup=160 serving=80 whole=203 | la se | vegan
usda:170402 | Raw chayote | uncooked chayote; raw choko | 19 0.82 4.51 0.13 1.7 1.66 2 | cup=132 whole=203 serving=132 | la se | vegan
usda:169388 | Nopales | cactus paddles; cooked nopales; cactus leaves; cactus stems | 15 1.35 3.28 0.05 2 1.12 20 | cup=149 whole/pad=29 serving=75 piece=29 | la | vegan
usda:169211 | Bamboo shoots | cooked bamboo shoots; takenoko; boiled bamboo | 12 1.53 1.92 0.22 1 - 4 | cup=120 whole=144 serving=60 | ea se | vegan
usda:169212 | Canned bamboo shoots | tinned bamboo shoots; sliced bamboo shoots in can | 19 1.72 3.22 0.4 1.4 1.89 7 | cup=131 can/x=262 serving=66 | ea se | vegan
fndds:75235000 | Water chestnuts | water chestnut; canned water chestnuts; singhara | 78 1.38 19.22 0.09 3.9 3.84 12 | cup=158 whole=10 serving=79 can=140 | ea | vegan
usda:168430 | Lotus root | cooked lotus root; renkon; kamal kakdi; nadru | 66 1.58 16.02 0.07 3.1 0.5 45 | cup=120 slice/dia=8.9 serving=60 | sa ea | vegan
usda:169250 | Raw lotus root | uncooked lotus root | 74 2.6 17.23 0.1 4.9 - 40 | cup=125 slice=10 serving=63 whole/long=115 | ea | vegan
usda:170384 | Burdock root | gobo; cooked burdock; boiled burdock | 88 2.09 21.15 0.14 1.8 3.55 4 | cup=130 serving=65 whole=166 | ea | vegan
usda:168451 | Daikon | mooli; white radish; raw daikon; chinese radish; mu | 18 0.6 4.1 0.1 1.6 2.5 21 | slice=116 whole/long=338 serving=85 cup=116 | sa ea | vegan
usda:168452 | Boiled daikon | cooked daikon; simmered radish; stewed white radish | 17 0.67 3.43 0.24 1.6 1.83 13 | cup/sliced=147 serving=74 slice=35 | ea | vegan
fndds:75512010 | Pickled daikon | takuan; danmuji; pickled radish; yellow pickled radish | 34 0.56 7.68 0.1 1.3 6.41 977 | cup=150 serving=30 slice=8 | ea | vegan
usda:168425 | Kohlrabi | boiled kohlrabi; cooked kohlrabi; german turnip | 29 1.8 6.69 0.11 1.1 2.8 21 | cup=135 slice=15 serving=68 | eu sa | vegan
usda:168424 | Raw kohlrabi | kohlrabi sticks; uncooked kohlrabi; noolkol | 27 1.7 6.2 0.1 3.6 2.6 20 | cup=135 slice=15 serving=68 | eu sa | vegan
usda:169987 | Celeriac | celery root; cooked celeriac; celeriac mash; boiled celeriac | 27 0.96 5.9 0.19 1.2 - 61 | piece=155 serving=78 cup=155 | eu | vegan celery
usda:170400 | Raw celeriac | raw celery root; grated celeriac; uncooked celeriac | 42 1.5 9.2 0.3 1.8 1.6 100 | cup=156 serving=78 | eu | vegan celery
usda:169989 | Cooked celery | braised celery; boiled celery; stewed celery | 18 0.83 4 0.16 1.6 2.37 91 | piece=4 stick=4 cup=120 serving=60 | - | vegan celery
usda:169385 | Fennel | fennel bulb; raw fennel; finocchio; florence fennel | 31 1.24 7.3 0.2 3.1 3.93 52 | whole=235 serving=25 cup/sliced=87 slice=15 | eu | vegan
fndds:75215120 | Cooked fennel | braised fennel; roasted fennel; fennel with oil | 62 1.42 8.32 3.22 3.5 4.48 202 | whole=218 serving=78 cup=160 | eu | vegan
usda:170417 | Raw parsnip | uncooked parsnip; raw parsnips | 75 1.2 17.99 0.3 4.9 4.8 10 | slice=133 serving=133 cup=133 | - | vegan
fndds:75222020 | Roast parsnips | roasted parsnips; parsnips with oil; honey roast parsnips; parsnip fries | 92 1.29 16.47 2.84 3.5 4.65 131 | cup=160 whole=100 cup/mashed=215 serving=80 piece=40 | eu | vegan
usda:170058 | Turnip | boiled turnip; cooked turnips; white turnip; mashed turnip | 22 0.71 5.06 0.08 2 2.99 16 | cup/cube=156 cup/mashed=230 serving=78 whole=78 | - | vegan
fndds:75234021 | Turnip with butter | buttered turnip; roasted turnip; fried turnip | 54 0.95 6.7 2.84 1.9 3.96 200 | whole=120 cup=160 cup/mashed=235 serving=80 | - | vegan
fndds:75534030 | Pickled turnip | lift; pink pickled turnips; turnip pickle | 44 0.75 10.19 0.1 1.5 8.02 1000 | cup=155 slice=7 serving=30 piece=10 | me | vegan
usda:168455 | Swede | rutabaga; neeps; boiled swede; mashed swede; yellow turnip | 30 0.93 6.84 0.18 1.8 3.95 5 | cup/cube=170 cup/mashed=240 serving=85 | na eu | vegan
usda:168454 | Raw swede | raw rutabaga; uncooked swede | 37 1.08 8.62 0.16 2.3 4.46 12 | whole=385 cup=140 serving=70 | - | vegan
usda:169278 | Salsify | oyster plant; scorzonera; boiled salsify; black salsify; schwarzwurzel | 68 2.73 15.36 0.17 3.1 2.9 16 | cup/sliced=135 serving=68 | eu | vegan
usda:169145 | Raw beetroot | raw beets; grated beetroot; uncooked beetroot | 43 1.61 9.56 0.17 2.8 6.76 78 | cup=135 whole=80 serving=68 | - | vegan
usda:169966 | Canned beets | tinned beetroot; canned beetroot; vacuum packed beetroot | 31 0.91 7.21 0.14 1.8 5.51 194 | cup/diced=157 cup/shredded=195 slice=170 cup=163 whole=24 can/x=294 serving=85 | - | vegan
fndds:75500210 | Pickled beetroot | pickled beets; beetroot in vinegar; sliced pickled beets | 65 0.8 16.28 0.08 0.8 11.05 149 | cup=170 whole=25 slice=10 serving=30 tbsp=15 | - | vegan
usda:168448 | Raw pumpkin | uncooked pumpkin; raw pumpkin cubes | 26 1 6.5 0.1 0.5 2.76 1 | cup/cube=116 serving=116 | - | vegan
usda:168450 | Canned pumpkin | pumpkin puree; tinned pumpkin; libbys pumpkin | 34 1.1 8.09 0.28 2.9 3.3 5 | cup=245 serving=122 tbsp=15 can=425 | na | vegan
fndds:73201020 | Pumpkin with oil | pumpkin roasted in oil; fried pumpkin | 52 1.05 6.77 2.84 0.5 2.88 131 | cup=230 cup/mashed=250 serving=115 slice=80 | - | vegan
usda:169295 | Raw butternut squash | uncooked butternut; raw squash cubes | 45 1 11.69 0.1 2 2.2 4 | cup/cube=140 serving=140 | - | vegan
usda:168474 | Butternut squash puree | mashed butternut; boiled butternut squash; steamed butternut | 39 1.23 10.05 0.07 - - 2 | cup/mashed=240 serving=120 | - | vegan
usda:169293 | Acorn squash | baked acorn squash; roasted acorn squash | 56 1.12 14.58 0.14 4.4 - 4 | cup/cube=205 serving=103 piece=120 | na | vegan
usda:169299 | Spaghetti squash | baked spaghetti squash; squash noodles | 27 0.66 6.46 0.26 1.4 2.53 18 | cup=155 serving=155 | na | vegan
usda:168476 | Hubbard squash | kabocha; kabocha squash; baked hubbard; japanese pumpkin; red kuri squash; hokkaido pumpkin | 50 2.48 10.81 0.62 4.9 4.9 8 | cup/cube=205 serving=120 slice=60 piece=30 | na ea se | vegan
usda:170490 | Winter squash mash | mashed squash; cooked winter squash; baked winter squash | 37 0.89 8.85 0.35 2.8 3.3 1 | cup/cube=205 serving=120 | na | vegan
usda:169271 | Squash blossoms | zucchini flowers; courgette flowers; pumpkin flowers; flor de calabaza | 15 1.09 3.3 0.08 0.9 2.4 6 | cup=134 serving=33 whole=8 | la eu | vegan
sr:11507 | Raw sweet potato | uncooked sweet potato; raw kumara | 86 1.57 20.12 0.05 3 4.18 55 | cup/cube=133 whole/long=130 serving=130 | - | vegan
fndds:73405000 | Sweet potato mash | mashed sweet potato; mashed sweet potatoes with butter; creamy sweet potato | 115 1.58 17.14 4.53 3 6 161 | whole/small=80 whole/medium=150 whole/large=235 cup/mashed=250 serving=100 scoop=100 tbsp=16 | na | vegetarian milk
fndds:73403000 | Roasted sweet potato with oil | sweet potato cubes roasted; sweet potato wedges; sweet potato with butter; sweet potato hash | 115 1.58 17.14 4.53 3 6 161 | whole/small=80 whole/medium=150 whole/large=235 cup/mashed=250 serving=100 piece=20 | - | vegan
own:sweet-potato-fries | Sweet potato fries | sweet potato chips; kumara chips; sweet fries | 214 2.41 24.85 12.18 3.96 7.78 198 | serving=100 cup=75 piece=6 small=85 medium=117 large=154 | na eu se | vegan | usda:168483=120 usda:171411=12 usda:173468=0.4
fndds:73410210 | Sweet potato crisps | crunchy sweet potato crisps | 529 2.92 56.54 32.19 8.8 8.78 227 | whole=2 bag/small/singleserving=28 bag/medium/singleserving=57 bag/large/singleserving=85 cup=25 serving=28 packet/hundredcalory=18 handful=20 | na eu | vegan
fndds:73406000 | Candied sweet potatoes | candied yams; glazed sweet potato | 187 1.18 37.69 3.48 2.2 29.38 121 | piece=45 cup=250 serving=100 | na | vegan
usda:169305 | Canned sweet potato | canned yams; tinned sweet potato | 101 1.98 23.19 0.2 1.7 5.45 75 | cup=255 can/x=496 serving=128 | na | vegan
own:purple-sweet-potato | Purple sweet potato | ube; ube purple yam; okinawan sweet potato; purple yam | 103 1.75 24.09 0.15 3.6 3.49 22 | serving=130 medium=130 cup=200 slice=30 | se ea | vegan | usda:168483=50 usda:170072=50
usda:170071 | Raw yam | uncooked yam; raw white yam | 118 1.53 27.88 0.17 4.1 0.5 9 | cup/cube=150 serving=150 | af | vegan
usda:168433 | Mountain yam | nagaimo; yamaimo; steamed mountain yam; chinese yam | 82 1.73 20 0.08 - - 12 | cup/cube=145 serving=73 | ea | vegan
usda:168486 | Taro | cooked taro; taro root; dasheen; eddoe; gabi; cocoyam; malanga; matabala | 142 0.52 34.6 0.11 5.1 0.49 15 | cup=160 serving=80 slice=30 whole=100 | la af ea se | vegan
usda:169308 | Raw taro | uncooked taro; raw cocoyam | 112 1.5 26.46 0.2 4.1 0.4 11 | cup/sliced=104 serving=104 slice=30 | - | vegan
usda:170431 | Poi | taro paste; poi taro | 112 0.38 27.23 0.14 0.4 0.39 12 | cup=240 serving=120 tbsp=15 | na se | vegan
usda:169401 | Yautia | malanga blanca; tannier; raw malanga | 98 1.46 23.63 0.4 1.5 - 21 | cup/sliced=135 whole/root=305 serving=135 | la | vegan
usda:170073 | Jicama | yam bean; singkamas; mexican turnip; bengkuang | 38 0.72 8.82 0.09 4.9 1.8 4 | slice=6 cup=130 whole=660 serving=65 stick=7 | la se | vegan
usda:168490 | Arrowroot tuber | fresh arrowroot; arrowroot root | 65 4.24 13.39 0.2 1.3 - 26 | cup/sliced=120 whole/root=33 serving=120 slice=13 | la se | vegan
usda:169204 | Arrowhead | arrowhead tuber; cigu; boiled arrowhead | 78 4.49 16.14 0.1 - - 18 | whole/medium=12 serving=60 | ea | vegan
usda:170438 | Boiled potatoes in skins | potatoes boiled with skin; jersey royals; baby potatoes; new potatoes with skin | 87 1.87 20.13 0.1 1.8 0.91 4 | cup=156 whole/dia/sphere=136 serving=150 | - | vegan
usda:170029 | Raw red potato | uncooked red potato; raw new potatoes; raw baby potatoes | 70 1.89 15.9 0.14 1.7 1.29 18 | cup/diced=150 whole/large/dia=369 whole/medium/dia=213 whole/small/dia=170 serving=213 | - | vegan
usda:170435 | Roasted potatoes without oil | baked red potato; dry roasted potatoes; air fryer potatoes | 89 2.3 19.59 0.15 1.8 1.43 12 | whole/large/dia=299 whole/medium/dia=173 whole/small/dia=138 serving=173 | - | vegan
fndds:71104070 | Roasted new potatoes | baby roast potatoes; herb roasted potatoes; roasted red potatoes | 131 2.37 20.07 4.87 2.1 1.12 156 | whole/baby=60 whole/new=60 whole/small=130 whole/medium=170 whole/large=300 cup=160 serving=170 piece=30 | - | vegan
fndds:71102980 | Buttered potatoes | potatoes with butter; parsley potatoes; new potatoes with butter; boiled potatoes with butter | 126 1.87 20.45 4.25 1.4 1.62 166 | whole/baby=60 whole/new=60 whole/small=130 whole/medium=170 whole/large=300 cup=160 serving=170 | - | vegetarian milk
usda:170094 | Microwaved potato | microwave jacket potato; potato in the microwave; microwave baked potato | 105 2.44 24.24 0.1 2.3 - 8 | whole/dia/long=202 serving=202 | - | vegan
usda:170033 | Baked potato without skin | potato flesh | 93 1.96 21.55 0.1 1.5 1.7 5 | cup=122 whole/x=156 serving=156 | - | vegan
usda:170034 | Potato skin | baked potato skin; jacket potato skin | 198 4.29 46.06 0.1 7.9 1.4 21 | whole/small=25 whole/medium=35 whole/large=50 serving=88 | - | vegan
own:jacket-potato-beans | Jacket potato with beans | baked potato with baked beans; jacket potato beans and cheese; jacket with beans | 98 3.41 21.34 0.47 3.19 4.35 181 | serving=400 whole=400 | eu | vegan | usda:170093=55 fndds:41201010=45
fndds:71501010 | Mashed potatoes with butter | buttery mash; mashed potato with butter and milk; creamy mashed potato | 114 2.15 17.6 4.07 1.2 2.13 210 | cup=250 serving=125 scoop=105 tbsp=15 | - | vegetarian milk
fndds:71501012 | Mashed potatoes and gravy | mash with gravy | 100 1.86 15.14 3.78 1 1.77 246 | cup=250 whole=147 serving=125 scoop=120 | na eu | meat gluten milk
fndds:71501035 | Instant mashed potatoes | instant mash; smash potato; potato flakes mash; mash from a packet | 117 2.05 12.63 6.7 0.9 1.6 252 | cup=250 serving=125 scoop=105 | na eu | vegetarian milk
usda:170445 | Potato flakes | dry potato flakes; instant mash powder; dehydrated potato; mashed potato flakes dry | 354 8.34 81.17 0.41 6.6 3.36 77 | cup=60 serving=25 tbsp=4 | - | vegan
usda:170444 | Canned potatoes | tinned potatoes; tinned new potatoes; jarred potatoes | 60 1.41 13.61 0.21 2.3 - 219 | cup=180 whole=35 serving=140 can=345 | - | vegan
fndds:71401020 | Oven chips | oven fries; baked fries; frozen chips baked; air fryer chips; home oven chips; baked french fries | 158 2.75 25.55 5.48 2 0.37 324 | whole/shape=5 whole/shoestring=2 whole/straight/cut=5 whole/spiral/curly=8 whole/waffle=8 slice=9 whole/crinkle/cut=5 cup=60 serving=110 handful=40 piece=6 | na eu | vegan
fndds:71401015 | Homemade baked potato fries | wedges; potato wedges; baked potato wedges; potato wedges; oven baked wedges; oven potato wedges | 166 2.02 19.34 9.16 1.7 1.3 147 | whole/shape=5 whole/shoestring=2 whole/straight/cut=5 whole/spiral/curly=8 whole/waffle=8 slice=9 whole/crinkle/cut=5 cup=60 serving=110 piece=25 | na eu | vegan
fndds:71401032 | Deep-fried potatoes | deep fried chips; chip shop chips; patatas fritas | 225 2.5 23.23 14.07 1.8 0.34 295 | whole/shape=5 whole/shoestring=2 whole/straight/cut=5 whole/spiral/curly=8 whole/waffle=8 slice=9 whole/crinkle/cut=5 cup=60 serving=110 piece=6 | eu | vegan
usda:168445 | Steak fries | thick cut fries; thick cut chips; steak cut fries; triple cooked chips | 152 2.57 26.98 3.76 2.6 0.25 373 | slice=13.3 serving=120 piece=14 cup=90 | na eu | vegan
usda:170452 | Shoestring fries | skinny fries; thin fries; matchstick fries | 199 2.9 31.66 6.76 2.8 0.31 400 | slice=2.1 serving=85 cup=50 handful=35 | na eu | vegan
fndds:71403500 | Home fries with vegetables | potato hash; potatoes obrien; obrien potatoes; veggie hash | 173 1.72 15.6 11.77 1.5 1.84 382 | cup=200 whole=100 serving=100 | na | vegan
fndds:71503010 | Potato patty | potato cake; potato scone; mash patty; tattie scone | 171 3.89 13.49 11.32 1.5 1.48 219 | patty=55 cup=160 serving=80 whole=90 piece=90 | na eu | vegetarian gluten egg milk
fndds:71930190 | Yuca fries | cassava fries; fried yuca; mandioca frita; fried cassava | 269 1.24 34.72 13.94 1.6 1.55 154 | cup=140 serving=70 piece=20 | la af | vegan
usda:168446 | Potato flour | potato powder flour; kartoffelmehl flour | 357 6.9 83.1 0.34 5.9 3.52 55 | cup=160 serving=20 tbsp=10 | - | vegan
usda:169260 | Raw okra | uncooked okra; fresh lady fingers raw | 33 1.93 7.45 0.19 3.2 1.48 7 | cup=100 whole/pod/long=11.9 serving=95 | - | vegan
fndds:75414500 | Fried okra | breaded okra; crispy okra; southern fried okra | 219 3.88 22.37 12.84 1.6 1.42 316 | piece=8 cup=90 serving=45 | na | vegetarian gluten egg milk
own:sauteed-okra | Sauteed okra | okra with oil; bhindi fry; stir fried okra; okra fry | 104 1.93 7.45 8.19 3.2 1.48 7 | serving=85 cup=160 | sa me af | vegan | usda:169260=100 usda:171411=8
fndds:75507000 | Pickled okra | okra pickles; okra in vinegar | 48 1.6 11.04 0.17 2.7 6.1 950 | whole/pod=11 serving=30 cup=160 | na | vegan
usda:168569 | Hearts of palm | palm hearts; palmito; canned hearts of palm | 28 2.52 4.62 0.62 2.4 - 426 | cup=146 piece=33 serving=73 can=220 | la | vegan
usda:169393 | Vine leaves in brine | grape leaves canned; canned vine leaves; jarred grape leaves | 69 4.27 11.71 1.97 9.9 - 2853 | leaf=4 serving=12 cup=60 | eu me | vegan
fndds:75510030 | Stuffed olives | pimento stuffed olives; martini olives; garlic stuffed olives | 141 1.15 4.96 12.9 4 0 1620 | whole=5 cup=135 serving=15 handful=30 | - | vegan
own:kalamata-olives | Kalamata olives | greek olives; purple olives; nicoise olives | 210 0.7 5.2 21.86 2.66 0 1385 | serving=25 whole=4.5 cup=135 tbsp=9 handful=30 | eu me | vegan | usda:169094=83 usda:171413=13 usda:173468=2 water=2
fndds:75510050 | Olive tapenade | tapenade; olive paste; olive spread | 282 0.73 4.17 30.05 1.8 0.16 835 | tbsp=16 serving=32 tsp=5 | eu | vegan
usda:168563 | Low-salt pickles | reduced sodium dill pickles; low sodium gherkins | 12 0.5 2.41 0.3 1 1.07 18 | spear/small=35 slice=7 whole/large/long=135 cup/chopped/diced=143 cup=155 serving=65 | - | vegan
usda:169379 | Sour pickles | cornichons; sour gherkins; half sours; salt cucumbers; ogorki | 11 0.33 2.26 0.2 1.2 1.06 1208 | cup=155 whole/large/long=135 whole/medium/long=65 slice=7 whole/small=37 spear=30 serving=35 | eu | vegan
usda:169378 | Sweet pickles | bread and butter pickles; sweet gherkins; pickle chips sweet | 91 0.58 21.15 0.41 1 18.27 457 | whole=30 slice=7 spear=40 whole/stacker=21 cup=155 serving=30 topping=14 | na eu | vegan
usda:168561 | Pickle relish | relish; sweet relish; hot dog relish; sweet pickle relish; cucumber relish | 130 0.37 35.06 0.47 1.1 29.13 811 | tbsp=15 packet=9 topping/guideline/regular/sandwich=15 topping/guideline/large/sandwich=30 serving=15 cup=245 tsp=5 | na | vegan
fndds:75511300 | Fried pickles | frickles; battered pickles; deep fried gherkins | 213 3.44 20.7 12.91 1.2 0.82 620 | slice=14 spear=80 cup=155 serving=60 piece=10 | na | vegetarian gluten egg milk
fndds:75515100 | Pickled vegetables | mixed pickles; giardiniera; torshi; encurtido; pickled carrots; turshiya | 46 0.94 10.18 0.21 1.6 7.48 983 | cup=160 serving=30 tbsp=12 piece=10 | eu me se | vegan
usda:169397 | Piccalilli | mustard pickle; chowchow | 121 1.5 26.64 0.9 1.5 23.88 527 | cup=245 serving=30 tbsp=15 | na eu | vegan mustard
fndds:75502010 | Pickled cauliflower | cauliflower in vinegar; marinated cauliflower | 41 1.59 8.98 0.25 1.7 6.45 969 | cup=125 floret=13 serving=30 piece=13 | eu me | vegan
usda:169765 | Pickled ginger | sushi ginger; gari; beni shoga | 20 0.33 4.83 0.1 2.6 0 906 | tbsp=12.5 serving=8 slice=2 | ea | vegan
usda:168457 | Kelp | kombu; raw kelp; dasima | 43 1.68 9.57 0.56 1.3 0.6 233 | tbsp=3 cup=40 serving=20 | ea | vegan
usda:170496 | Wakame | seaweed wakame; miyeok; raw wakame; sea mustard | 45 3.03 9.14 0.64 0.5 0.65 872 | tbsp=3 cup=40 serving=20 | ea | vegan
usda:169280 | Agar jelly | kanten; raw agar; agar seaweed | 26 0.54 6.75 0.03 0.5 0.28 9 | tbsp=3 cup=40 serving=100 | ea se | vegan
usda:170090 | Agar powder | agar agar; dried agar; kanten powder | 306 6.21 80.88 0.3 7.7 2.97 102 | serving=2 tbsp=6 tsp=2 | ea se | vegan
usda:170065 | Canned mixed vegetables | tinned mixed vegetables; veg all; russian salad vegetables in can | 49 2.59 9.26 0.25 3 2.41 214 | cup=163 serving=82 can=400 | - | vegan
fndds:75311027 | Mixed vegetables with butter | buttered vegetables; sauteed mixed vegetables | 89 2.77 12.67 3.05 4.3 3.02 146 | cup=185 serving=93 plate=185 | - | vegan
own:roasted-vegetables | Roasted vegetables | oven roasted vegetables; roast veg; grilled vegetables; roasted veggies; tray baked vegetables | 89 0.97 6.33 7.23 1.46 3.23 8 | serving=150 cup=160 plate=200 bowl=200 | - | vegan | usda:169292=25 usda:170110=25 usda:170001=20 usda:170394=10 usda:169229=13 usda:171413=7
fndds:75317020 | Stewed vegetables | pot roast vegetables | 69 1.49 15.74 0.18 2.1 3.14 169 | cup=160 serving=80 | - | vegan
fndds:75340010 | Asian vegetables | steamed stir fry vegetables; chinese vegetables; oriental vegetables; stir fry mix without oil | 50 2.07 9.93 0.3 2.9 3.63 141 | cup=127 serving=64 bowl=200 | ea | vegan
fndds:75100250 | Raw vegetables | crudites; veggie sticks; vegetable sticks; veggie tray; veggie platter; raw veggies | 30 1.19 5.83 0.26 2 2.53 53 | cup=120 serving=60 handful=50 plate=150 stick=8 | - | vegan
usda:168400 | Frozen cob of corn | frozen corn cob; mini corn cobs | 98 3.28 23.5 0.78 2.8 3.78 5 | kernel=165 serving=90 ear=90 whole=90 | - | vegan
usda:169405 | Fiddleheads | fiddlehead ferns; bracken shoots; gosari; warabi | 34 4.55 5.54 0.4 - - 1 | serving=60 cup=70 | na ea | vegan
usda:169270 | Raw courgette flowers | raw squash blossom; raw pumpkin flower | 15 1.03 3.28 0.07 - - 5 | cup=33 whole=2 serving=16 | - | vegan
usda:168573 | Lemongrass | lemon grass; citronella stalk; serai; tanglad | 99 1.82 25.31 0.49 - - 6 | cup=67 tbsp=4.8 serving=5 stick=15 | se | vegan
fndds:71220000 | Vegetable crisps | veggie chips; vegetable chips; root vegetable crisps; beetroot crisps; parsnip crisps; veggie straws | 495 4.72 59.2 26.56 7.8 6.9 329 | whole=2 bag/small/singleserving=28 bag/medium/singleserving=57 bag/large/singleserving=85 cup=30 serving=30 packet/hundredcalory=20 handful=20 | na eu | vegan
fndds:71980200 | Taro chips | taro crisps; fried taro chips | 498 2.3 68.1 24.9 7.2 3.82 342 | whole=2.3 serving=28 piece=2.3 cup=30 bag=28 | ea se | vegan
usda:170500 | Dried carrots | dehydrated carrot; carrot flakes | 341 8.1 79.57 1.49 23.6 38.82 275 | cup=74 serving=20 tbsp=5 | - | vegan
fndds:75365000 | Dried vegetables | dehydrated vegetable mix; freeze dried vegetables; crunchy vegetable snack | 328 17.41 49.22 8.88 18.5 18.93 368 | tbsp=3 serving=6 cup=45 bag=25 | - | vegan
own:frozen-onion | Frozen chopped onion | diced frozen onion; frozen onions; sofrito base | 29 0.79 6.82 0.1 1.8 - 12 | serving=40 cup=210 tbsp=13 | - | vegan | usda:170410=100
fndds:76000000 | Baby food vegetables | vegetable puree; baby vegetable puree; pureed vegetables; veg puree pouch | 44 1.44 9.56 0.25 1.6 2.92 32 | tbsp=15 pot=110 pouch=110 serving=110 cup=240 | - | vegan
fndds:76201010 | Baby food carrots | carrot puree; pureed carrots; baby carrot puree | 26 0.8 6 0.1 1.7 3.64 69 | tbsp=15 pot=110 pouch=90 serving=110 cup=240 | - | vegan
fndds:76209010 | Baby food sweet potato | sweet potato puree; pureed sweet potato; baby squash puree | 57 1.1 13.2 0.1 1.5 4.05 22 | tbsp=15 pot=110 pouch=90 serving=110 cup=240 | - | vegan
fndds:76409010 | Baby food peas | pureed peas; pea puree baby | 50 3.27 8.36 0.43 2 2.01 5 | tbsp=15 pot=110 pouch=90 serving=110 | - | vegan
own:tomato-puree | Tomato puree | canned tomato puree; pureed tomatoes; pulpa de tomate | 38 1.65 8.98 0.21 1.9 4.83 28 | cup=250 tbsp=16 serving=60 tsp=5.3 can=400 | - | vegan | usda:170460=100
`;
