/** Vegetables, roots and tubers. Cooked ones without added fat or salt unless the name says otherwise. Columns: see food-row.ts. */
export const vegetables = `
usda:170457 | Tomato | fresh tomato; raw tomato; tomato slices; vine tomato; sliced tomatoes | 18 0.88 3.89 0.2 1.2 2.63 5 | serving=123 whole=123 small=91 medium=123 large=182 cup=180 slice=20 topping=40
usda:321360 | Cherry tomatoes | grape tomatoes; baby plum tomatoes | 27 0.83 5.51 0.63 2.1 - 6 | serving=85 whole=10 cup=149 handful=70
usda:170051 | Tinned tomatoes | chopped tomatoes; plum tomatoes in juice | 16 0.79 3.47 0.25 1.9 2.55 115 | serving=120 cup=240 can=400
usda:168409 | Cucumber | cucumber slices; fresh cucumber; raw cucumber | 15 0.65 3.63 0.11 0.5 1.67 2 | serving=104 whole=301 small=158 cup=104 slice=7 topping=30
usda:169247 | Romaine lettuce | lettuce; cos lettuce; salad leaves; lettuce leaves | 17 1.23 3.29 0.3 2.1 1.19 8 | serving=47 cup=47 piece=10 bowl=85 topping=15
fndds:75113060 | Butterhead lettuce | boston lettuce; bibb lettuce; round lettuce | 18 0.88 3.26 0.11 0.9 0.48 25 | serving=25 cup=25 piece=8
fndds:75143050 | Green salad | salad; side salad; garden salad; mixed salad; house salad | 23 1.19 4.09 0.19 1.3 1.55 34 | serving=100 whole=100 cup=73 bowl=150 plate=200 small=75 large=200
usda:169387 | Rocket | arugula; rucola; rocket leaves | 25 2.58 3.65 0.66 1.6 2.05 27 | serving=20 cup=20 handful=15
usda:168462 | Raw spinach | spinach leaves; baby spinach; fresh spinach; spinach salad | 23 2.86 3.63 0.39 2.2 0.42 79 | serving=60 cup=30 handful=25 bowl=85
usda:168463 | Cooked spinach | spinach; steamed spinach; boiled spinach; sauteed spinach | 23 2.97 3.75 0.26 2.4 0.43 70 | serving=90 cup=180
usda:168421 | Raw kale | kale leaves; kale salad | 49 4.28 8.75 0.93 3.6 2.26 38 | serving=32 cup=16 handful=20
usda:169238 | Cooked kale | kale; steamed kale; boiled kale; sauteed kale | 28 1.9 5.63 0.4 2 1.25 23 | serving=118 cup=118
usda:170379 | Raw broccoli | broccoli florets raw; fresh broccoli | 34 2.82 6.64 0.37 2.6 1.7 33 | serving=91 cup=91 piece=10
usda:169967 | Broccoli | cooked broccoli; steamed broccoli; boiled broccoli; roasted broccoli; broccoli florets | 35 2.38 7.18 0.41 3.3 1.39 41 | serving=156 cup=156 piece=15 large=280 medium=180 small=140
usda:169986 | Raw cauliflower | cauliflower florets raw; fresh cauliflower | 25 1.92 4.97 0.28 2 1.91 30 | serving=107 cup=107 piece=13
usda:170397 | Cauliflower | cooked cauliflower; steamed cauliflower; roasted cauliflower; boiled cauliflower | 23 1.84 4.11 0.45 2.3 2.08 15 | serving=124 cup=124 piece=18
usda:170393 | Carrot | raw carrot; carrot sticks; grated carrot; fresh carrot | 41 0.93 9.58 0.24 2.8 4.74 69 | serving=61 small=50 medium=61 large=72 cup=122 piece=8
usda:168568 | Baby carrots | mini carrots | 35 0.64 8.24 0.13 2.9 4.76 78 | serving=85 whole=10 cup=128 bag=80 handful=60
usda:170394 | Cooked carrots | boiled carrots; steamed carrots; roasted carrots; glazed carrots | 35 0.76 8.22 0.18 3 3.45 58 | serving=78 whole=46 cup=156
usda:170420 | Green peas | peas; garden peas; cooked peas; boiled peas | 84 5.36 15.63 0.22 5.5 5.93 3 | serving=80 cup=160 tbsp=10
usda:169141 | Green beans | string beans; french beans; runner beans; haricots verts | 35 1.89 7.88 0.28 3.2 3.63 1 | serving=125 cup=125 handful=60
usda:169999 | Sweetcorn | corn; corn on the cob; boiled corn; corn kernels | 96 3.41 20.98 1.5 2.4 4.54 1 | serving=103 whole=103 small=89 medium=103 large=118 cup=149
usda:170000 | Raw onion | onion; red onion; sliced onion; chopped onion | 40 1.1 9.34 0.1 1.7 4.24 4 | serving=55 whole=110 small=70 medium=110 large=150 cup=160 slice=14 tbsp=10 topping=20
usda:170001 | Cooked onion | fried onions; boiled onions; caramelised onions; sauteed onions | 44 1.36 10.15 0.19 1.4 4.73 3 | serving=94 whole=94 cup=210 tbsp=15
usda:170005 | Spring onion | scallion; green onion; salad onion | 32 1.83 7.34 0.19 2.6 2.33 16 | serving=15 whole=15 cup=100 tbsp=6
usda:169230 | Garlic | garlic clove; minced garlic | 149 6.36 33.06 0.5 2.1 1 17 | serving=3 whole=3 piece=3 tsp=2.8 tbsp=8.5
usda:170108 | Red pepper | pepper; red bell pepper; sweet pepper; bell pepper; capsicum | 31 0.99 6.03 0.3 2.1 4.2 4 | serving=119 small=74 medium=119 large=164 cup=149 slice=10
usda:170427 | Green pepper | green bell pepper; green capsicum | 20 0.86 4.64 0.17 1.7 2.4 3 | serving=119 small=74 medium=119 large=164 cup=149 slice=10
usda:168576 | Jalapeno | jalapeno pepper; hot chili pepper; green chili | 29 0.91 6.5 0.37 2.8 4.12 3 | serving=14 whole=14 cup=90
usda:169251 | Raw mushrooms | mushroom; white mushrooms; button mushrooms | 22 3.09 3.26 0.34 1 1.98 5 | serving=70 small=10 medium=18 large=23 cup=70 slice=6 handful=40
usda:169253 | Fried mushrooms | sauteed mushrooms; cooked mushrooms; grilled mushrooms | 26 3.58 4.04 0.33 1.8 0 12 | serving=108 cup=108
usda:169292 | Zucchini | cooked zucchini; grilled zucchini; summer squash | 15 1.14 2.69 0.36 1 1.71 3 | serving=90 whole=180 cup=180 slice=10
usda:169229 | Aubergine | cooked eggplant; roasted eggplant; brinjal | 35 0.83 8.73 0.23 2.5 3.2 1 | serving=99 cup=99 slice=40
usda:168390 | Asparagus | cooked asparagus; grilled asparagus; asparagus spears | 22 2.4 4.11 0.22 2 1.3 14 | serving=90 whole=15 piece=15 cup=180
usda:169971 | Brussels sprouts | sprouts; roasted brussels sprouts; boiled brussels sprouts | 36 2.55 7.1 0.5 2.6 1.74 21 | serving=78 whole=21 cup=156
usda:169975 | Raw cabbage | cabbage; white cabbage; shredded cabbage | 25 1.28 5.8 0.1 2.5 3.2 18 | serving=70 cup=70 piece=23
usda:169976 | Cooked cabbage | boiled cabbage; steamed cabbage; braised cabbage | 23 1.27 5.51 0.06 1.9 2.79 8 | serving=75 cup=150
usda:169977 | Red cabbage | purple cabbage; raw red cabbage | 31 1.43 7.37 0.16 2.1 3.83 27 | serving=70 cup=70
usda:170391 | Bok choy | pak choi; chinese greens; cooked bok choy | 12 1.56 1.78 0.16 1 0.83 34 | serving=85 cup=170
usda:169988 | Celery | celery sticks; celery stalk | 16 0.69 2.97 0.17 1.6 1.34 80 | serving=40 whole=40 piece=16 small=17 medium=40 large=64 cup=101
usda:169146 | Beetroot | beets; cooked beets; roasted beetroot | 44 1.68 9.96 0.18 2 7.96 77 | serving=85 whole=50 cup=170 slice=10
usda:168449 | Pumpkin | cooked pumpkin; mashed pumpkin; roasted pumpkin | 20 0.72 4.9 0.07 1.1 2.08 1 | serving=123 cup=245
usda:169296 | Butternut squash | roasted squash; baked squash; winter squash; squash | 40 0.9 10.49 0.09 3.2 1.97 4 | serving=103 cup=205
usda:168483 | Sweet potato | baked sweet potato; roasted sweet potato; kumara | 90 2.01 20.71 0.15 3.3 6.48 36 | serving=114 small=60 medium=114 large=180 cup=200
usda:168484 | Boiled sweet potato | mashed sweet potato; steamed sweet potato; cooked sweet potato | 76 1.37 17.72 0.14 2.5 5.74 27 | serving=151 medium=151 cup=328
usda:170440 | Boiled potatoes | potato; steamed potatoes; new potatoes; cooked potatoes | 86 1.71 20.01 0.1 1.8 0.89 5 | serving=156 small=125 medium=167 large=300 cup=156
usda:170093 | Baked potato | jacket potato; potato in its skin | 93 2.5 21.15 0.13 2.2 1.18 10 | serving=173 small=138 medium=173 large=299
fndds:71104030 | Roast potatoes | roasted potatoes; oven potatoes; potato wedges | 126 1.87 20.45 4.25 1.4 1.62 166 | serving=160 small=130 medium=170 large=300 cup=160 piece=30
usda:170493 | Mashed potatoes | mash; potato puree; creamed potatoes | 83 1.91 17.57 0.57 1.5 1.48 302 | serving=210 cup=210 scoop=105
usda:170026 | Raw potato | uncooked potato | 77 2.05 17.49 0.09 2.1 0.82 6 | serving=213 small=170 medium=213 large=369 cup=150
usda:169276 | Radish | red radish | 16 0.68 3.4 0.1 1.6 1.86 39 | serving=36 whole=4.5 small=2 medium=4.5 large=9 cup=116
usda:169246 | Leek | raw leek | 61 1.5 14.15 0.3 1.8 3.9 20 | serving=89 whole=89 cup=89
usda:169261 | Okra | ladies fingers; bhindi; boiled okra | 22 1.87 4.51 0.21 2.5 2.4 6 | serving=80 whole=11 cup=160
usda:168386 | Artichoke | artichoke hearts; globe artichoke | 53 2.89 11.95 0.34 5.7 0.99 60 | serving=84 whole=120 cup=168 piece=30
usda:170392 | Kimchi | kimchee; korean pickled cabbage | 15 1.1 2.4 0.5 1.6 1.06 498 | serving=50 cup=150 tbsp=10
usda:169279 | Sauerkraut | pickled cabbage; fermented cabbage | 19 0.91 4.28 0.14 2.9 1.78 661 | serving=71 cup=142
usda:168558 | Pickled cucumber | pickle; gherkin; dill pickle | 12 0.5 2.41 0.3 1 1.07 809 | serving=65 whole=65 small=37 medium=65 large=135 slice=7 topping=14
usda:169094 | Black olives | olives; kalamata olives; ripe olives | 115 0.84 6.26 10.68 3.2 0 735 | serving=25 whole=4.4 small=3.2 large=4.4 cup=135 tbsp=8.4 handful=30
usda:169096 | Green olives | pitted green olives | 145 1.03 3.84 15.32 3.3 0.54 1556 | serving=27 whole=2.7 cup=135 handful=30
fndds:75232000 | Dried seaweed | seaweed; nori; roasted seaweed | 298 31.84 52.39 4.01 5.6 3.04 575 | serving=5 cup=15 slice=2.5 bag=5
usda:170472 | Mixed vegetables | vegetables; steamed vegetables; cooked vegetables; frozen vegetables; boiled vegetables | 65 2.86 13.09 0.15 4.4 3.12 35 | serving=91 cup=182 plate=180 bowl=180 handful=60
fndds:75340020 | Stir-fried vegetables | vegetable stir fry; fried vegetables; sauteed vegetables; wok vegetables; roasted vegetables | 71 2.01 9.65 2.84 2.8 3.53 146 | serving=132 cup=132 bowl=200 plate=200
fndds:71930120 | Cassava | yuca; boiled cassava; manioc; cooked cassava | 191 1.42 39.62 3.03 1.9 1.78 145 | serving=160 cup=160
usda:170072 | Yam | boiled yam; cooked yam; white yam | 116 1.49 27.48 0.14 3.9 0.49 8 | serving=136 cup=136 slice=68
sr:09278 | Boiled plantain | plantain; cooked plantain; green banana boiled | 116 0.79 31.15 0.18 2.3 14 5 | serving=154 whole=180 cup=154
usda:168200 | Fried plantain | dodo; maduros; tostones; sweet fried plantain | 236 1.42 40.77 7.51 3.2 21.76 6 | serving=118 cup=169 slice=12
usda:170009 | Parsnip | roasted parsnips; boiled parsnips | 71 1.32 17.01 0.3 3.6 4.8 10 | serving=78 whole=160 cup=156
usda:170465 | Turnip | raw turnip; swede | 28 0.9 6.43 0.1 1.8 3.8 67 | serving=122 small=61 medium=122 large=183 cup=130
usda:170407 | Collard greens | spring greens; cooked greens; collards; sukuma wiki | 33 2.71 5.65 0.72 4 0.4 15 | serving=95 cup=190
usda:169957 | Bean sprouts | mung sprouts; sprouted beans | 30 3.04 5.94 0.18 1.8 4.13 6 | serving=52 cup=104 handful=30
`;
