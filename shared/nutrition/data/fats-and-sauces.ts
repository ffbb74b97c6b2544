/** Fats, sauces, dressings and sweet spreads. Columns: see food-row.ts. */
export const fatsAndSauces = `
usda:173410 | Butter | salted butter; pat of butter; melted butter | 717 0.85 0.06 81.11 0 0.06 643 | cup=224 tbsp=14 pat=7 container=5 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=14 stick=113 whole=5 piece=5 tsp=4.7 | - | vegetarian milk
fndds:81102020 | Margarine | vegetable spread; plant butter; spread; flora; sunflower spread | 533 0.17 0.86 59.81 0 0 674 | cup=224 tbsp=14 container=5 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=14 tsp=4.7 | - | vegan
usda:171413 | Olive oil | extra virgin olive oil; evoo | 884 0 0 100 0 0 2 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 topping=9 | - | vegan
fndds:82101000 | Vegetable oil | oil; cooking oil; frying oil; blended oil | 900 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 topping=9 | - | vegan
usda:171412 | Coconut oil | virgin coconut oil; coconut fat | 892 0 0 99.06 0 0 0 | cup=224 tbsp=14 serving=14 tsp=4.5 | - | vegan
usda:171016 | Sesame oil | toasted sesame oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 | - | vegan
fndds:81204000 | Ghee | clarified butter; desi ghee | 876 0.28 0 99.48 0 0 2 | cup=224 tbsp=14 serving=14 tsp=4.7 | me sa | vegetarian milk
fndds:83107000 | Mayonnaise | mayo; egg mayonnaise sauce; full fat mayonnaise; hellmanns | 680 0.96 0.57 74.85 0 0.57 635 | cup=220 tbsp=13.8 packet=12 serving=9 container/dipping=28 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 topping/guideline/salad=28 tsp=4.6 bag=12 | - | vegetarian egg mustard
fndds:83204000 | Light mayonnaise | low fat mayonnaise; reduced fat mayo; light mayo | 238 0.37 9.23 22.22 0 3.56 827 | cup=250 tbsp=15.6 serving=10 container/dipping=28 topping/guideline/regular/sandwich=16 topping/guideline/large/sandwich=32 topping/guideline/salad=32 tsp=5.2 | - | vegetarian egg mustard
fndds:74401010 | Ketchup | tomato ketchup; red sauce | 109 1.08 27.1 0.32 0.3 21.54 928 | tbsp=17 cup=272 packet=10 container/dipping=28 topping/guideline/regular/sandwich=17 topping/guideline/large/sandwich=34 serving=17 tsp=5.7 bag=10 | - | vegan celery
usda:172234 | Mustard | yellow mustard; american mustard; hot dog mustard; mild mustard | 60 3.74 5.83 3.34 4 0.92 1104 | tbsp=15 packet=5 topping/guideline/regular/sandwich=5 topping/guideline/large/sandwich=10 serving=5 tsp=5 cup=249 bag=5 | - | vegan mustard
usda:174277 | Soy sauce | shoyu; light soy sauce; kikkoman; soya sauce | 53 8.14 4.93 0.57 0.8 0.4 5493 | liquid tbsp=16 packet=9 topping/guideline/piece/sushi=2 serving=16 tsp=5.3 cup=255 splash=5 | ea se | vegan gluten soy
usda:171167 | Teriyaki sauce | teriyaki glaze | 89 5.93 15.56 0.02 0.1 14.1 3833 | liquid tbsp=16 packet=9 serving=16 floz=36 cup=288 tsp=6 | na ea | vegan gluten soy
usda:174531 | Fish sauce | nam pla; nuoc mam | 35 5.06 3.64 0.01 0 3.64 7851 | liquid tbsp=16 serving=5 tsp=6 | se | pescatarian fish
fndds:41420250 | Hoisin sauce | hoi sin | 220 3.31 44.08 3.39 2.8 27.26 1615 | tbsp=16 serving=16 tsp=5.3 | ea | vegan gluten soy
usda:174523 | Barbecue sauce | bbq sauce; hickory bbq sauce; smoky bbq sauce | 172 0.82 40.77 0.63 0.9 33.24 1027 | tbsp=17 cup=272 packet=9 container/dipping=28 topping/guideline/regular/sandwich=17 topping/guideline/large/sandwich=34 serving=34 tsp=5.7 | - | vegan
usda:171186 | Sriracha | sriracha sauce; hot chili sauce; rooster sauce; chili garlic sauce | 93 1.93 19.16 0.93 2.2 15.11 2124 | tsp=6.5 serving=6.5 tbsp=19 topping=6.5 | na se | vegan
usda:174527 | Hot sauce | pepper sauce; tabasco style sauce; chili pepper sauce | 11 0.51 1.75 0.37 0.3 1.26 2643 | liquid tbsp=16 packet=9 whole/drop=0.1 topping/guideline/sandwich=9 serving=5 tsp=4.7 splash=2 | - | vegan
usda:174066 | Sweet and sour sauce | sweet sour sauce; sweet and sour dip; sweet sour dipping sauce | 150 0.27 38.22 0.02 0.1 18.75 371 | tbsp=16 packet=9 container/dipping=28 serving=32 | - | vegan
usda:174524 | Salsa | tomato salsa; chunky salsa; salsa roja; salsa dip | 29 1.52 6.64 0.17 1.9 4.01 711 | tbsp=16 cup=256 packet=9 topping/guideline/sandwich=16 serving=32 | na la | vegan
fndds:63409010 | Guacamole | avocado dip; guac | 155 1.95 8.45 14.18 6.5 0.72 344 | tbsp=15 container=70 serving=60 cup=230 topping=30 | na la | vegan
fndds:11440060 | Tzatziki | cacik; cucumber yogurt dip; tsatsiki | 91 5.22 4.1 6 0.2 2.5 307 | tbsp=15 container=70 serving=60 pot=70 | eu me | vegetarian milk
fndds:81302070 | Pesto | basil pesto; green pesto; pesto sauce | 580 8.61 5.67 59.17 1 0.7 988 | tbsp=16 serving=32 tsp=5.3 | eu | vegetarian milk nut
fndds:74404010 | Tomato sauce | pasta sauce; marinara; marinara sauce; spaghetti sauce; napoli sauce; arrabbiata sauce | 51 1.41 8.05 1.48 1.8 5.5 419 | cup=260 serving=65 tbsp=16 | - | vegan
fndds:27162040 | Meat sauce | bolognese sauce; ragu; bolognese | 90 5.94 6.54 4.36 1.5 4.47 412 | cup=260 serving=65 | na eu | meat
fndds:14650160 | Alfredo sauce | cream sauce; creamy pasta sauce; cheese cream sauce | 150 2.12 1.77 15 0 0.9 552 | cup=260 serving=65 tbsp=16 | na eu | vegetarian milk
fndds:14650100 | Cheese sauce | cheese dip; cheddar sauce; queso dip; macaroni cheese sauce | 163 3.14 7.86 13.27 0.3 0.29 656 | tbsp=16 container/dipping=28 serving=32 cup=256 | na eu | vegetarian milk
fndds:28520010 | Gravy | brown gravy; meat gravy; bisto; gravy sauce | 53 3.75 4.81 2.36 0.4 0.21 633 | cup=240 serving=60 tbsp=15 | na eu | meat gluten
fndds:81312100 | Curry sauce | curry paste sauce; masala sauce | 95 1.39 5.03 8.22 1.4 3.37 383 | tbsp=16 serving=32 cup=240 | eu sa | vegan
usda:173592 | Ranch dressing | ranch; ranch dip | 430 1.32 5.9 44.54 0 4.69 901 | tbsp=15 cup=240 packet=44 container/dipping=70 topping/guideline/regular/sandwich=15 topping/guideline/large/sandwich=30 serving=30 tsp=5 | na | vegetarian egg milk
fndds:83102000 | Caesar dressing | caesar salad dressing | 542 2.17 3.3 57.85 0.5 2.81 1209 | cup=235 tbsp=14.7 serving=29 packet=44 container/dipping=57 topping=30 | na eu | pescatarian egg fish milk mustard
fndds:83106000 | Vinaigrette | italian dressing; salad dressing; dressing; oil and vinegar dressing | 240 0.41 12.12 21.12 0 10.77 993 | cup=235 tbsp=14.7 serving=29 packet=44 container/dipping=57 topping=30 | - | vegan
usda:173469 | Vinegar | apple cider vinegar; cider vinegar; acv; malt vinegar | 21 0 0.93 0 0 0.4 5 | liquid tbsp=15 packet=9 serving=30 cup=239 tsp=5 splash=5 topping=5 | - | vegan
usda:169655 | Sugar | white sugar; granulated sugar; cane sugar; table sugar | 387 0 99.98 0 0 99.8 1 | cup=200 tsp=4.2 packet=3.5 splash=11.2 whole/cube=2.3 serving=8 tbsp=12.6 piece=2.3 bag=2.8 topping=4.2 whole=4.2 | - | vegan
usda:168833 | Brown sugar | soft brown sugar; muscovado; demerara sugar; light brown sugar | 380 0.12 98.09 0 0 97.02 28 | cup=220 tsp=4.6 splash=11.2 serving=9 tbsp=13.8 topping=4.6 | - | vegan
usda:169640 | Honey | runny honey; clear honey; raw honey | 304 0.3 82.4 0 0.2 82.12 4 | cup=339 tbsp=21 packet=14 serving=21 tsp=7 splash=7 topping=7 | - | vegetarian
usda:169661 | Maple syrup | real maple syrup; pure maple syrup | 260 0.04 67.04 0.06 0 60.46 12 | tbsp=20 cup=332 serving=40 tsp=6.7 topping=20 | - | vegan
fndds:91300010 | Pancake syrup | table syrup; breakfast syrup; aunt jemima syrup; syrup | 265 0 69.6 0.1 0 42 61 | cup=320 tbsp=20 serving=40 container/singleserving=60 tsp=6.7 topping=20 | - | vegan
usda:169641 | Jam | strawberry jam; fruit jam; fruit preserve; raspberry jam; apricot jam; conserve | 278 0.37 68.86 0.07 1.1 48.5 32 | tbsp=20 packet=14 serving=20 tsp=7 topping=15 | - | vegan
usda:168819 | Marmalade | orange marmalade; orange jam | 246 0.3 66.3 0 0.7 60 56 | tbsp=20 packet=14 serving=20 cup=320 tsp=7 topping=15 | - | vegan
fndds:91301080 | Chocolate syrup | chocolate sauce; hersheys syrup; chocolate drizzle | 269 0 67.21 0 0 60 150 | cup=320 tbsp=20 serving=40 splash=40 tsp=7 topping=20 | - | vegan
fndds:63409020 | Chutney | mango chutney; fruit chutney | 246 0.33 60.6 0.06 1 42.68 802 | tbsp=16 serving=32 tsp=5.3 topping=16 | - | vegan
usda:173468 | Salt | table salt; sea salt | 0 0 0 0 0 0 38758 | tsp=6 tbsp=18 cup=292 splash=0.4 serving=0.4 topping=0.4 | - | vegan
usda:170931 | Black pepper | ground black pepper; peppercorns | 251 10.39 63.95 3.26 25.3 0.64 20 | tsp/ground=2.3 tbsp/ground=6.9 tsp=2.9 splash=0.1 serving=0.1 topping=0.1 | - | vegan
usda:171320 | Cinnamon | ground cinnamon; cinnamon powder | 247 3.99 80.59 1.24 53.1 2.17 10 | slice/small/thin=24 slice/medium/regular=28 slice/large/thick=43 slice/crust/not=13 slice/snacksize=10 serving=28 tsp=2.6 tbsp=7.8 topping=0.5 splash=0.5 | - | vegan
usda:170416 | Parsley | fresh parsley; chopped parsley; fresh herbs; flat leaf parsley | 36 2.97 6.33 0.79 3.3 0.85 56 | cup=60 sprig=1 serving=4 tbsp=3.8 topping=2 bunch=60 | - | vegan
usda:172232 | Basil | fresh basil; basil leaves | 23 3.15 2.65 0.64 1.6 0.3 4 | leaf=0.5 tbsp=2 cup=24 serving=3 piece=0.5 topping=2.5 | - | vegan
usda:173473 | Rosemary | fresh rosemary; rosemary sprig; chopped rosemary | 131 3.31 20.7 5.86 14.1 - 26 | tsp=0.7 tbsp=2.1 serving=1 sprig=1.5 topping=0.7 | - | vegan
usda:169231 | Ginger | fresh ginger; ginger root; grated ginger; root ginger | 80 1.82 17.77 0.75 2 1.7 13 | tsp=2 slice/dia=96 serving=5 tbsp=6 | - | vegan
usda:169593 | Cocoa powder | unsweetened cocoa powder; cacao powder | 228 19.6 57.9 13.7 37 1.75 21 | cup=86 tbsp=5.4 serving=5.4 tsp=1.8 | - | vegan
usda:167747 | Lemon juice | fresh lemon juice; squeezed lemon | 22 0.35 6.9 0.24 0.3 2.52 1 | liquid cup=244 floz=30.5 serving=15 tbsp=15 tsp=5 splash=6 topping=6 whole=48 | - | vegan
usda:173430 | Unsalted butter | sweet butter; butter without salt | 717 0.85 0.06 81.11 0 0.06 11 | pat/sq/high=5 tbsp=14.2 cup=227 stick=113 serving=10 piece=5 tsp=4.7 topping=7 | - | vegetarian milk
usda:173411 | Whipped butter | soft tub butter; whipped salted butter | 718 0.49 2.87 78.3 0 0.06 583 | pat/sq/high=3.8 tbsp=9.4 cup=151 stick=76 serving=9 tsp=3.1 | na | vegetarian milk
fndds:81101010 | Spreadable butter | lurpak spreadable; butter blend; butter and oil spread | 731 0.49 0 78.3 0 0.06 583 | cup=224 tbsp=14 pat=7 container=5 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=14 tsp=4.7 | na eu | vegetarian milk
fndds:81101520 | Light butter | reduced fat butter; half fat butter; lighter spreadable | 499 3.3 0 55.1 0 0 450 | cup=224 tbsp=14 pat=7 container=5 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=14 tsp=4.7 | - | vegetarian milk
fndds:81102010 | Stick margarine | hard margarine; baking margarine; block margarine; stork | 717 0.16 0.7 80.71 0 0 751 | cup=224 tbsp=14 pat=7 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=14 tsp=4.7 stick=113 | - | vegan
fndds:81104010 | Light margarine | low fat spread; diet spread; light spread; reduced fat margarine; 40% fat spread | 346 0.33 1.22 37.91 0 0 586 | cup=224 tbsp=14 pat=7 container=5 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=14 tsp=4.7 | - | vegan
own:garlic-butter | Garlic butter | herb butter; maitre d butter; cafe de paris butter | 689 1.13 1.71 77.08 0.1 0.11 612 | serving=10 tbsp=14 tsp=4.7 topping=10 | eu na | vegetarian milk | usda:173410=95 usda:169230=5
fndds:81202000 | Lard | pork fat; manteca; pig fat; pork lard | 902 0 0 100 0 0 0 | cup=192 tbsp=12 serving=12 tsp=4.3 | la eu ea | meat pork
fndds:81203000 | Vegetable shortening | shortening; crisco; trex; vanaspati; dalda | 884 0 0 99.97 0 0 4 | cup=192 tbsp=12 serving=12 tsp=4.3 | na sa | vegan
usda:171400 | Beef tallow | beef dripping; tallow; dripping; beef suet; suet | 902 0 0 100 0 0 0 | tbsp=12.8 cup=205 serving=13 tsp=4.3 | na eu | meat
sr:04574 | Duck fat | goose fat; graisse de canard; duck dripping | 882 0 0 99.8 0 0 0 | tbsp=12.8 cup=205 serving=13 tsp=4.3 | eu | meat
usda:173564 | Chicken fat | schmaltz; chicken dripping; rendered chicken fat | 900 0 0 99.8 0 0 0 | tbsp=12.8 cup=205 serving=13 tsp=4.3 | - | meat
usda:172345 | Bacon fat | bacon grease; bacon drippings | 897 0 0 99.5 0 0 150 | tsp=4.3 serving=13 tbsp=12.9 | na | meat pork
usda:172336 | Rapeseed oil | canola oil; canola; rape oil; colza oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 topping=9 | - | vegan
usda:171017 | Sunflower oil | sunflower seed oil; high oleic oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 | - | vegan
fndds:82102000 | Corn oil | maize oil; mazola | 900 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 | - | vegan
usda:171410 | Peanut oil | groundnut oil; arachide oil; refined peanut oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 | af sa ea | vegan peanut
usda:171411 | Soybean oil | soya oil; soy oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 splash=5 | - | vegan soy
usda:171015 | Palm oil | red palm oil; dende oil; palm olein | 884 0 0 100 0 0 0 | liquid tbsp=13.6 cup=216 tsp=4.5 serving=13.6 | la af se | vegan
usda:173573 | Avocado oil | cold pressed avocado oil | 884 0 0 100 0 - 0 | liquid tbsp=14 cup=218 tsp=4.5 serving=14 splash=5 | na la | vegan
usda:171028 | Grapeseed oil | grape seed oil | 884 0 0 100 0 0 0 | liquid tbsp=13.6 cup=218 tsp=4.5 serving=13.6 splash=5 | eu | vegan
usda:172337 | Mustard oil | sarson oil; kachi ghani; sorsher tel | 884 0 0 100 0 - 0 | liquid tbsp=14 cup=218 tsp=4.5 serving=14 | sa | vegan mustard
usda:171030 | Walnut oil | hazelnut oil; almond oil; nut oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 | eu | vegan nut
fndds:82103500 | Flaxseed oil | linseed oil; flax oil; hemp oil; omega oil | 884 0.11 0 99.98 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 | na eu | vegan
usda:171026 | Safflower oil | rice bran oil; cottonseed oil; pumpkin seed oil | 884 0 0 100 0 0 0 | liquid cup=224 tbsp=14 serving=14 tsp=4.5 | - | vegan
usda:173577 | Fish oil | cod liver oil; krill oil; fish oil capsule | 902 0 0 100 0 - 0 | liquid tsp=4.5 tbsp=13.6 cup=218 serving=4.5 whole=1 | - | pescatarian fish
own:mct-oil | MCT oil | keto oil; medium chain oil | 892 0 0 99.06 0 0 0 | liquid near serving=14 tbsp=14 tsp=4.7 | na | vegan | usda:171412=100
usda:171430 | Cooking spray | oil spray; fry light; pam spray; olive oil spray; low calorie spray | 792 0.26 20.69 78.69 0 0 59 | whole/second=0.3 serving=1 splash=0.3 tsp=3.8 tbsp=11 | na eu | vegan
own:aioli | Aioli | garlic mayo; garlic mayonnaise; alioli; garlic aioli; garlic dip | 638 1.1 1.8 69.64 0.07 0.66 591 | serving=15 tbsp=15 tsp=5 topping=15 pot=25 | eu | vegetarian egg mustard | fndds:83107000=93 usda:169230=3 usda:167747=4
fndds:83108000 | Vegan mayonnaise | vegan mayo; egg free mayonnaise; plant mayo; hellmanns vegan | 232 0.3 16 19.2 0 6 497 | cup=225 tbsp=14.1 serving=9 container/dipping=28 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 topping/guideline/salad=28 tsp=4.7 | na eu | vegan mustard
fndds:83204030 | Olive oil mayonnaise | mayo with olive oil; avocado oil mayo; reduced fat olive oil mayo | 361 0.37 0 40 0 0 800 | cup=220 tbsp=13.8 packet=12 serving=9 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 topping/guideline/salad=28 tsp=5 | na eu | vegetarian egg mustard
fndds:83110000 | Miracle whip | salad cream; mayonnaise type dressing; sandwich dressing; salad mayonnaise | 250 0.65 14.78 21.6 0 10.02 653 | cup=235 tbsp=14.7 serving=10 packet=12 container/dipping=28 topping/guideline/regular/sandwich=15 topping/guideline/large/sandwich=30 topping/guideline/salad=30 tsp=5 | na eu | vegetarian egg mustard
fndds:83300700 | Fat-free mayonnaise | nonfat mayo; zero fat mayo | 64 0.2 15.8 0 2 6.8 750 | cup=256 tbsp=16 serving=11 topping/guideline/regular/sandwich=16 topping/guideline/large/sandwich=32 topping/guideline/salad=32 tsp=5.3 | na | vegetarian egg mustard
fndds:81302050 | Tartar sauce | tartare sauce; remoulade; sauce tartare; fish sandwich sauce | 211 1 13.3 16.7 0.5 4.25 667 | tbsp=14 packet=12 container/dipping=28 topping/guideline/regular/sandwich=14 topping/guideline/large/sandwich=28 serving=28 tsp=5 pot=30 | na eu | vegetarian egg mustard
fndds:81302010 | Hollandaise sauce | hollandaise; bearnaise sauce; bearnaise; eggs benedict sauce | 546 5.4 1.03 57.98 0 0.77 329 | tbsp=16 serving=32 cup=240 topping=30 | na eu | vegetarian egg milk
fndds:75503090 | Horseradish | prepared horseradish; grated horseradish; hren | 48 1.18 11.29 0.69 3.3 7.99 420 | tbsp=15 serving=5 tsp=5 topping=10 | na eu | vegan sulphite
own:dijon | Dijon mustard | french mustard; wholegrain mustard; grain mustard; spicy brown mustard; coarse mustard | 98 5.53 7.54 6.1 4.5 1.42 940 | serving=5 tbsp=15 tsp=5 topping=5 | eu na | vegan mustard sulphite | usda:172234=85 usda:170929=9 usda:173469=6
own:english-mustard | English mustard | hot mustard; colmans; german mustard; senf; mustard paste | 177 7.3 16.05 10.15 3.42 9.97 1943 | serving=5 tbsp=15 tsp=5 topping=5 | eu | vegan mustard gluten | usda:170929=28 usda:169655=8 usda:173469=20 usda:173468=5 water=39
fndds:75506100 | Honey mustard | honey mustard sauce; honey mustard dip; sweet mustard sauce | 275 1.77 25.16 18.01 1 24.1 509 | tbsp=15 container=70 serving=60 tsp=5 pot=28 topping=15 | na eu | vegetarian egg mustard
fndds:83105500 | Honey mustard dressing | honey dijon dressing; honey and mustard dressing | 464 0.87 23.33 40.83 0.4 15.84 512 | cup=250 tbsp=15.6 serving=31 packet=44 container/dipping=57 tsp=5 topping=30 | na | vegetarian egg mustard
fndds:83104000 | French dressing | catalina dressing; red french dressing; creamy french dressing | 419 0.87 18.79 39.07 2.4 17.43 661 | cup=250 tbsp=15.6 serving=31 packet=44 container/dipping=57 topping=30 | na | vegan
fndds:83114000 | Thousand island dressing | thousand island; 1000 island; burger sauce; big mac sauce; marie rose sauce; seafood sauce | 379 1.09 14.64 35.06 0.8 15.18 962 | cup=250 tbsp=15.6 serving=31 packet=44 container/dipping=57 tsp=5.2 topping=30 | na eu | vegetarian egg mustard
fndds:83109000 | Russian dressing | reuben dressing; russian sauce | 355 0.69 31.9 26.18 0.7 17.68 1133 | cup=245 tbsp=15.3 serving=31 packet=44 container/dipping=57 topping=30 | na | vegetarian egg
fndds:83101000 | Blue cheese dressing | blue cheese dip; roquefort dressing; bleu cheese dressing; gorgonzola dressing | 484 1.37 4.77 51.1 0.4 3.48 642 | cup=245 tbsp=15.3 serving=31 packet=44 container/dipping=57 pot=30 topping=30 | na | vegetarian egg milk
fndds:83112000 | Avocado dressing | green goddess dressing; avocado ranch; avocado lime dressing | 427 1.9 7.36 43.33 0.1 6.67 867 | cup=245 tbsp=15.3 serving=31 topping=30 | na | vegetarian egg milk
fndds:83112400 | Creamy Italian dressing | creamy vinaigrette; yogurt dressing; creamy herb dressing; house dressing | 268 0.55 11.19 24.63 0 9.86 966 | tbsp=15 cup=240 packet=44 serving=30 topping=30 | na eu | vegetarian egg milk
fndds:83112950 | Poppy seed dressing | poppyseed dressing; sweet poppy dressing | 399 0.92 23.73 33.33 0.3 23.39 933 | cup=235 tbsp=14.7 serving=29 topping=30 | na | vegetarian egg
fndds:83112990 | Sesame dressing | asian dressing; sesame ginger dressing; ginger dressing; kewpie sesame dressing | 443 3.1 8.6 45.2 1 8.32 1000 | cup=235 tbsp=14.7 serving=29 packet=44 topping=30 | na ea | vegan gluten soy sesame
fndds:83103000 | Coleslaw dressing | slaw dressing; sweet slaw sauce | 404 0.85 22.4 34.53 0 21.23 850 | cup=250 tbsp=15.6 serving=31 topping=30 | na | vegetarian egg
usda:171417 | Oil and vinegar | homemade vinaigrette; olive oil and vinegar; french vinaigrette; olive oil dressing; lemon dressing; lemon and olive oil | 449 0 2.5 50.1 0 2.5 1 | tbsp=16 cup=250 serving=24 tsp=5.3 topping=24 | eu | vegan
own:balsamic-vinaigrette | Balsamic vinaigrette | balsamic dressing; raspberry vinaigrette; balsamic vinegar and oil | 344 0.18 9.13 34 0 8.38 474 | serving=30 tbsp=15 tsp=5 topping=30 | na eu | vegan sulphite | usda:172241=36 usda:171413=34 usda:169655=3 usda:173468=1.2 water=26
fndds:83205450 | Light vinaigrette | light italian dressing; fat free dressing; low calorie dressing; light dressing; reduced fat italian dressing | 102 0.39 9.99 6.68 0 9.16 891 | cup=216 tbsp=14 serving=28 packet=44 container/dipping=57 tsp=5 topping=30 | - | vegan
fndds:83205560 | Light ranch dressing | light ranch; reduced fat ranch; greek yogurt ranch; low fat creamy dressing | 160 1.5 7 14 0 5.65 833 | tbsp=15 cup=240 packet=44 serving=30 tsp=5 topping=30 | na | vegetarian egg milk
fndds:83203000 | Light Caesar dressing | low fat caesar dressing; light caesar; reduced fat caesar | 110 0.3 18.6 4.4 0.1 16.32 1148 | cup=240 tbsp=15 serving=30 packet=44 container/dipping=57 topping=30 | na eu | pescatarian egg fish milk
own:tahini-sauce | Tahini sauce | tahini dressing; tahina sauce; sesame sauce; lemon tahini | 254 7.25 10.2 22.62 3.97 0.57 281 | serving=30 tbsp=15 tsp=5 topping=30 | me | vegan sesame | usda:170189=42 usda:167747=14 usda:169230=1 usda:173468=0.6 water=42
own:yogurt-sauce | Yogurt sauce | garlic yogurt sauce; kebab yogurt sauce; mint yogurt; white kebab sauce; yogurt dip; toum light | 87 3.36 5.13 6.04 0.05 4.4 237 | serving=30 tbsp=15 cup=245 topping=30 | me eu | vegetarian milk | sr:01116=93 usda:169230=2 usda:171413=3 usda:167747=2 usda:173468=0.5
fndds:12350230 | Creamy dip | ranch style dip; chipotle dip; party dip; veggie tray dip | 432 2.55 3.94 45.18 0.3 2.48 718 | tbsp=15 container=70 serving=60 cup=240 | na | vegetarian egg milk
fndds:74402110 | Pico de gallo | fresh salsa; salsa fresca; tomato onion salsa; salsa mexicana; salsa cruda | 17 0.71 3.7 0.14 1.1 2.13 443 | cup=240 serving=32 tbsp=15 topping=40 | na la | vegan
fndds:74402210 | Taco sauce | mild taco sauce; taco bell sauce; mexican hot sauce | 11 1.16 0.72 0.68 0.5 0.12 570 | tbsp=16 packet=9 container/dipping=28 serving=9 tsp=5.3 | na | vegan
fndds:74402010 | Chili sauce | tomato chili sauce; heinz chili sauce; seafood chili sauce | 92 2.5 19.79 0.3 2.4 13.33 1338 | tbsp=17 serving=17 tsp=5.7 cup=273 | na | vegan
fndds:74403000 | Sweet chili sauce | thai sweet chili sauce; sweet chilli; sweet chilli dip; sweet thai chili sauce | 74 1.03 16.58 0.66 0.5 16.07 2055 | tbsp=16 packet=9 serving=5 tsp=6 pot=30 topping=18 | eu se | vegan
fndds:74406060 | Buffalo sauce | wing sauce; franks red hot; cayenne sauce; louisiana hot sauce | 11 1.21 0.75 0.71 0.6 0.12 2917 | liquid tbsp=16 container/dipping=28 serving=32 tsp=5 topping=15 | na | vegan
fndds:74406100 | Steak sauce | brown sauce for steak; fruity sauce | 95 1.25 22.04 0.23 1.5 9.82 1647 | tbsp=17 serving=17 tsp=5.7 topping=17 | na eu | vegan
fndds:74406500 | Cocktail sauce | seafood cocktail sauce | 128 1.36 28.22 1.05 1.8 11.83 1262 | tbsp=17 packet=12 container/dipping=28 serving=34 cup=273 | na | vegan
fndds:41420450 | Worcestershire sauce | worcester sauce; lea and perrins; worchestershire | 77 0 19.17 0 0 10.03 1300 | liquid tbsp=16 serving=5 tsp=5.7 splash=3 | na eu | pescatarian gluten fish
fndds:41420350 | Low-salt soy sauce | reduced sodium soy sauce; light sodium soy sauce; low sodium shoyu; less salt soy sauce | 57 9.05 5.59 0.3 0.7 0.5 3598 | liquid tbsp=16 packet=9 topping/guideline/piece/sushi=2 serving=16 tsp=5.3 splash=5 | - | vegan gluten soy
usda:174278 | Tamari | gluten free soy sauce; wheat free soy sauce; coconut aminos; liquid aminos | 60 10.51 5.57 0.1 0.8 1.7 5586 | liquid tbsp=18 tsp=6 serving=16 splash=5 | na ea | vegan soy
own:dark-soy | Dark soy sauce | thick soy sauce; mushroom soy sauce | 125 6.38 25.43 0.44 0.62 21.66 4291 | liquid serving=8 tbsp=18 tsp=6 splash=5 | ea se | vegan soy gluten | usda:174277=78 usda:168833=22
usda:172879 | Plum sauce | duck sauce; chinese plum sauce; apricot duck sauce; spring roll sauce | 184 0.89 42.81 1.04 0.7 - 538 | tbsp=19 cup=305 serving=19 tsp=6.3 packet=9 | na ea | vegan soy
fndds:42204050 | Thai peanut sauce | gado gado sauce; satay dip; peanut dressing | 257 6.31 22.02 16.02 1.8 17.07 1338 | tbsp=16 serving=32 tsp=5.7 cup=270 topping=34 | se | vegan peanut soy
own:curry-paste | Curry paste | madras paste; tikka paste | 167 2.97 17.01 11.26 5.02 3.46 1562 | serving=20 tbsp=16 tsp=5.3 | se sa eu | vegan | usda:170106=30 usda:170499=20 usda:169230=10 usda:168573=15 usda:170924=7 usda:171411=10 usda:173468=4 water=4
own:tikka-sauce | Tikka masala sauce | curry sauce jar; korma sauce; simmer sauce; butter chicken sauce; jar curry sauce; madras sauce | 129 1.69 8.81 10.5 2.2 5.39 438 | serving=125 cup=250 tbsp=16 pot=250 | eu sa | vegetarian milk | usda:170501=45 usda:170859=14 usda:170001=20 usda:171411=5 usda:170924=2 usda:169655=2 usda:173468=0.9 water=11
own:chip-shop-curry | Chip shop curry sauce | chinese curry sauce; katsu curry sauce; curry gravy | 104 1.25 11.23 6.39 1.58 4.25 351 | serving=100 cup=250 tbsp=16 pot=150 | eu ea | vegan gluten | usda:170001=25 usda:168894=6 usda:171411=6 usda:170924=2 usda:169655=3 usda:173468=0.9 water=57
usda:172880 | Pizza sauce | pizza topping sauce; pizza tomato sauce | 54 2.18 8.66 1.15 2 3.78 348 | cup=252 serving=63 tbsp=16 | - | vegan
usda:170054 | Plain tomato sauce | canned tomato sauce; unseasoned tomato sauce; tomato sugo; salsa di pomodoro | 24 1.2 5.31 0.3 1.5 3.56 474 | cup=245 serving=61 can=227 tbsp=15 | na la | vegan
fndds:74404020 | Vegetable pasta sauce | chunky vegetable pasta sauce; ratatouille sauce; primavera sauce; mushroom pasta sauce | 46 1.52 7.45 1.2 1.7 4.96 321 | cup=260 serving=65 tbsp=16 | na eu | vegan
fndds:74404090 | Vodka sauce | creamy tomato sauce; pink sauce; rosa sauce; tomato cream sauce; tomato mascarpone sauce | 75 1.15 3.56 6.57 1.3 2.49 247 | cup=260 serving=65 tbsp=16 | na eu | vegetarian milk
usda:174525 | White sauce | bechamel; bechamel sauce; roux sauce; lasagne white sauce | 147 3.84 9.17 10.63 0.2 4.38 354 | cup=250 serving=62 tbsp=16 | eu | vegetarian gluten milk
own:peppercorn-sauce | Peppercorn sauce | pepper cream sauce; steak peppercorn sauce; sauce au poivre; diane sauce | 141 2.33 3.85 13.38 0.48 1.47 200 | serving=50 tbsp=16 cup=245 pot=50 | eu | vegetarian milk | usda:170859=35 usda:170001=8 usda:170931=1 fndds:28520010=30 water=26
own:mushroom-sauce | Mushroom sauce | creamy mushroom sauce; jagersosse; mushroom gravy; chanterelle sauce | 126 2.3 4.44 11.6 0.8 1.12 263 | serving=70 tbsp=16 cup=245 | eu | vegetarian milk gluten | usda:170859=25 usda:169253=35 usda:170001=8 usda:168894=2 usda:173410=3 usda:173468=0.6 water=26
usda:171566 | Poultry gravy | chicken gravy granules; light gravy | 48 0.71 5.29 2.62 0.1 0.3 389 | cup=240 serving=60 pot=273 tbsp=15 | na eu | meat gluten
own:gravy-granules | Instant gravy | gravy granules made up; vegetable gravy; vegan gravy; bisto granules; onion gravy | 29 0.86 4.75 0.77 0.16 - 387 | serving=70 cup=240 tbsp=15 | eu | vegan gluten | usda:171565=8 water=92
fndds:42204100 | Country gravy | white gravy; cream gravy; milk gravy; vegetarian gravy creamy | 144 3.84 9.21 10.2 0.2 4.63 323 | cup=240 serving=60 tbsp=15 | na | vegetarian gluten milk
usda:171168 | Au jus | meat juices; jus; pan juices; roast juices | 16 1.2 2.5 0.2 0 - 478 | liquid cup=236 can=298 serving=60 tbsp=15 | na | meat
usda:172238 | Capers | caperberries; nonpareil capers | 23 2.36 4.89 0.86 3.2 0.41 2348 | tbsp/drained=8.6 serving=9 tsp=2.9 topping=5 | eu | vegan
usda:172241 | Balsamic vinegar | balsamico; modena vinegar; balsamic | 88 0.49 17.03 0 - 14.95 23 | liquid tbsp=16 cup=255 tsp=5.3 serving=16 splash=5 topping=8 | eu | vegan sulphite
own:balsamic-glaze | Balsamic glaze | balsamic reduction; crema di balsamico; balsamic cream | 194 0.39 45.62 0 0 43.9 19 | serving=10 tbsp=20 tsp=6.7 topping=10 | eu | vegan sulphite | usda:172241=80 usda:169655=32
usda:172240 | Wine vinegar | red wine vinegar; white wine vinegar; sherry vinegar | 19 0.04 0.27 0 0 0 8 | liquid tbsp=14.9 cup=239 tsp=5 serving=15 splash=5 | eu | vegan sulphite
usda:167748 | Bottled lemon juice | lemon juice from concentrate; jif lemon; realemon; bottled lime juice | 17 0.45 5.62 0.07 0.7 1.53 24 | liquid tbsp=15 tsp=5 floz=30.5 cup=244 serving=15 splash=6 | - | vegan
usda:168156 | Lime juice | fresh lime juice; squeezed lime | 25 0.42 8.42 0.07 0.4 1.69 2 | liquid cup=242 floz=30.8 serving=15 tbsp=15 tsp=5 splash=6 whole=44 | - | vegan
usda:169656 | Icing sugar | powdered sugar; confectioners sugar; caster sugar fine dusting | 389 0 99.77 0 0 97.81 2 | cup/unsifted=120 cup/sifted=100 tbsp/unsifted=8 tsp=2.5 serving=8 topping=8 | - | vegan
usda:170674 | Raw cane sugar | turbinado sugar; demerara; sugar in the raw; golden caster sugar; evaporated cane juice | 399 0 99.8 0 - 99.19 3 | cup=200 tsp=4.2 packet=3.5 splash=11.2 whole/cube=2.3 serving=8 tbsp=13.8 | - | vegan
fndds:91104100 | Cinnamon sugar | sugar and cinnamon; vanilla sugar | 390 0.28 98.27 0.38 3.7 92.99 2 | cup=200 tsp=4.2 splash=11.2 serving=8 tbsp=12.6 topping=4 | na eu | vegan
own:erythritol | Zero-calorie sweetener | artificial sweetener; sweetener; splenda; stevia; sweetener tablet; canderel; saccharin | 5 0.08 1.2 0 0.07 0 21 | near serving=0.5 packet=1 tsp=0.5 tbsp=1.5 piece=0.1 splash=0.5 | - | vegan | fndds:91200005=10 water=90
fndds:91301510 | Light pancake syrup | sugar free syrup; lite maple syrup; diet syrup; reduced calorie syrup; skinny syrup | 165 0 44.55 0 0 32.8 178 | cup=240 tbsp=15 serving=30 container/singleserving=60 tsp=6 topping=15 | na | vegan
fndds:91302020 | Agave syrup | agave nectar; agave | 310 0.09 76.37 0.45 0.2 68.03 4 | tbsp=20 splash=28 serving=20 tsp=7 topping=10 | na la | vegan
usda:168837 | Corn syrup | glucose syrup; karo syrup; light corn syrup; rice syrup; brown rice syrup | 283 0 76.79 0.2 0 76.77 62 | cup=320 tbsp=20 serving=40 tsp=6.7 | na | vegan
own:golden-syrup | Golden syrup | light treacle; lyles golden syrup; cane syrup; treacle light | 317 0 86.31 0 0 86.38 68 | serving=20 tbsp=21 tsp=7 topping=15 | eu se | vegan | usda:167743=118
fndds:91301100 | Sugar syrup | cocktail syrup; gomme syrup; coffee syrup; vanilla syrup; caramel coffee syrup; monin syrup | 184 0 45.58 0.15 0 45.68 3 | liquid cup=320 tbsp=20 serving=40 tsp=6.7 shot=40 splash=20 | - | vegan
usda:168088 | Grenadine | grenadine syrup; fruit syrup; rose syrup; raspberry syrup | 268 0 66.91 0 0 46.55 27 | liquid tbsp=20 tsp=6.7 serving=20 splash=15 | - | vegan
fndds:91304030 | Strawberry sauce | fruit topping; strawberry topping; fruit sauce; berry sauce | 254 0.2 66.3 0.1 0.7 27.38 21 | cup=320 tbsp=20 serving=40 tsp=7 topping=20 | - | vegan
usda:173461 | Dulce de leche | caramel spread; doce de leite; milk jam; manjar; arequipe | 315 6.84 55.35 7.35 0 49.74 129 | cup=300 serving=150 tbsp=19 tsp=6.3 topping=19 | la | vegetarian milk
usda:169642 | Jelly spread | jelly; grape jelly; redcurrant jelly; quince jelly; apple jelly; seedless jam | 266 0.15 69.95 0.02 1 51.22 30 | whole=100 whole/bread=50 serving=100 tbsp=21 packet=14 tsp=7 topping=15 | - | vegan
fndds:91405500 | Reduced-sugar jam | low sugar jam; light jam; fruit spread; half sugar jam; st dalfour | 151 0 37.6 0.1 1.5 29.41 0 | tbsp=20 packet=14 serving=20 tsp=6 topping=15 | - | vegan
fndds:91405000 | Sugar-free jam | diet jam; sugarless jelly; diabetic jam; chia jam | 121 0.55 29.6 0 2.2 3.39 3 | tbsp=20 packet=14 serving=20 tsp=6.7 | - | vegan
fndds:91403000 | Apple butter | fruit butter; powidl; plum butter; apple spread | 173 0.39 42.47 0.3 1.5 35.3 15 | tbsp=20 serving=20 tsp=6.7 topping=15 | na eu | vegan
fndds:81322000 | Honey butter | honey spread; whipped honey butter | 485 0.53 48.5 33.85 0.1 48.54 218 | cup=224 tbsp=14 serving=14 tsp=4.7 topping=10 | na | vegetarian milk
own:gelatine | Gelatine powder | gelatin; gelatine leaf; unflavoured gelatin; sheet gelatin | 335 85.6 0 0.1 0 0 196 | serving=7 packet=7 tbsp=9 tsp=3 piece=2 | - | meat | usda:169599=100
usda:175043 | Dried yeast | yeast; dry yeast; active dry yeast; instant yeast; bakers yeast; bread yeast | 325 40.44 41.22 7.61 26.9 0 51 | tbsp=12 serving=12 tsp=4 packet=7.2 | - | vegan
usda:175042 | Fresh yeast | compressed yeast; cake yeast | 105 8.4 18.1 1.9 8.1 0 30 | whole/cake=17 serving=17 piece=17 tbsp=12 | eu | vegan
own:nutritional-yeast | Nutritional yeast | nooch; yeast flakes; engevita; savoury yeast flakes | 325 40.44 41.22 7.61 26.9 0 51 | near serving=8 tbsp=5 tsp=1.7 cup=80 topping=5 | na eu | vegan | usda:175043=100
usda:172803 | Baking powder | double acting baking powder; royal baking powder | 53 0 27.7 0 0.2 0 10600 | tsp=4.6 serving=4 tbsp=13.8 | - | vegan
usda:175040 | Baking soda | bicarbonate of soda; bicarb; sodium bicarbonate; soda bicarb | 0 0 0 0 0 0 27360 | tsp=4.6 serving=2 tbsp=13.8 | - | vegan
usda:173471 | Vanilla extract | vanilla essence; vanilla; vanilla bean paste; almond extract | 288 0.06 12.65 0.06 0 12.65 9 | liquid tsp=4.2 tbsp=13 cup=208 serving=4 splash=2 | - | vegan alcohol
usda:172236 | Vanilla flavouring | alcohol free vanilla extract; imitation vanilla; food flavouring | 56 0.03 14.4 0 0 14.4 3 | liquid tsp=4.2 tbsp=13 serving=4 | - | vegan
usda:167568 | Baking chocolate | unsweetened chocolate; cooking chocolate unsweetened; cacao nibs; 100% chocolate; cacao mass | 642 14.32 28.42 52.31 16.6 0.91 24 | cup/grated=132 serving=14 piece=29 tbsp=8.5 | na eu | vegan
fndds:11830160 | Drinking chocolate powder | hot chocolate powder; nesquik powder; milo; cocoa drink mix; chocolate milk powder; ovomaltine powder | 400 4.55 90.28 2.27 4.5 81.82 136 | tbsp=10 serving=20 splash=20 tsp=3.7 scoop=15 packet=28 | - | vegetarian milk
fndds:11830260 | Malted milk powder | horlicks powder; malt powder | 372 0 92.96 0 0 72.73 530 | tbsp=5.5 serving=11 splash=11.2 tsp=1.8 scoop=21 | - | vegetarian gluten milk
own:stock-cube | Bouillon cube | oxo cube; knorr cube; maggi cube; stock pot; bouillon powder; chicken powder | 220 1.95 26.32 12.18 2.05 0.83 19829 | serving=5 whole=10 piece=10 tsp=4 tbsp=12 | - | vegan celery gluten | usda:173468=50 usda:171411=12 usda:169698=18 usda:171327=12 usda:174277=8
usda:170924 | Curry powder | garam masala; madras powder; curry spice; masala powder; spice mix; coriander powder | 325 14.29 55.83 14.01 53.2 2.76 52 | tsp=2 tbsp=6.3 serving=2 | eu sa | vegan
usda:171319 | Chili powder | chili seasoning powder; chilli powder; mexican chili powder | 282 13.46 49.7 14.28 34.8 7.19 2867 | tsp=2.7 tbsp=8 serving=2.7 topping=0.5 | - | vegan
usda:170932 | Cayenne pepper | red chili flakes; crushed red pepper; chili flakes; ground red pepper; red pepper flakes; gochugaru | 318 12.01 56.63 17.27 27.2 10.34 30 | tsp=1.8 tbsp=5.3 serving=0.6 topping=0.5 splash=0.3 | - | vegan
usda:171329 | Paprika | smoked paprika; sweet paprika; pimenton; paprika powder | 282 14.14 53.99 12.89 34.9 10.34 68 | tsp=2.3 tbsp=6.8 serving=2.3 topping=0.5 | - | vegan
usda:170923 | Cumin | cumin seeds; ground cumin; jeera | 375 17.81 44.24 22.27 10.5 2.25 168 | tsp=2.1 tbsp=6 serving=2 topping=0.5 | - | vegan
usda:171325 | Garlic powder | garlic granules; dried garlic | 331 16.55 72.73 0.73 9 2.43 60 | tsp=3.1 tbsp=9.7 serving=1.5 topping=0.5 | - | vegan
usda:171327 | Onion powder | onion granules; onion salt | 341 10.41 79.12 1.04 15.2 6.63 73 | tsp=2.4 tbsp=6.9 serving=1.5 topping=0.5 | - | vegan
usda:170926 | Ground ginger | ginger powder; dried ginger | 335 8.98 71.62 4.24 14.1 3.39 27 | tsp=1.8 tbsp=5.2 serving=1 | - | vegan
usda:171326 | Nutmeg | cloves; cardamom; ground nutmeg; grated nutmeg; mace | 525 5.84 49.29 36.31 20.8 2.99 16 | tsp=2.2 tbsp=7 serving=0.5 topping=0.2 | - | vegan
usda:171332 | Pumpkin pie spice | mixed spice; gingerbread spice; chai spice; five spice; allspice | 342 5.76 69.28 12.6 14.8 7.76 52 | tsp=1.7 tbsp=5.6 serving=1 | - | vegan
usda:171330 | Poppy seeds | poppyseed; khus khus; mohn | 525 17.99 28.13 41.56 19.5 2.99 26 | tsp=2.8 tbsp=8.8 serving=5 cup=141 topping=3 | eu sa | vegan
usda:171323 | Fennel seeds | saunf; aniseed; caraway seeds; anise seeds | 345 15.8 52.29 14.87 39.8 - 88 | tsp=2 tbsp=5.8 serving=2 | eu sa | vegan
usda:170929 | Mustard seeds | mustard powder; dry mustard; ground mustard seed; rai | 508 26.08 28.09 36.24 12.2 6.79 13 | tsp=2 tbsp=6.3 serving=2 | eu sa | vegan mustard
usda:172243 | Taco seasoning | fajita seasoning; taco seasoning mix; old el paso seasoning; chili seasoning mix | 322 4.5 58 0 13.3 10.83 7203 | tsp=2.9 serving=6 tbsp=8.5 packet=35 | na | vegan
own:mixed-herbs | Dried herbs | mixed herbs; italian seasoning; herbes de provence; oregano; dried basil; thyme; bay leaf | 265 21.67 52.14 5.31 33.16 3.93 222 | serving=1 tsp=1 tbsp=3 topping=0.5 | - | vegan | usda:171317=40 usda:170938=20 usda:170930=40
usda:169997 | Coriander leaves | cilantro; fresh coriander; coriander; dhania leaves; chopped coriander | 23 2.13 3.67 0.52 2.8 0.87 46 | cup=16 sprig=1 whole/guideline=0.3 serving=1 tbsp=1.5 bunch=40 topping=3 | - | vegan
usda:172233 | Dill | fresh dill; dill weed; chopped dill | 43 3.46 7.02 1.12 2.1 - 61 | sprig=0.2 serving=2 cup=20 tbsp=1.5 topping=2 | eu me | vegan
usda:173475 | Mint leaves | fresh mint; mint; mint sprig; spearmint; pudina | 44 3.29 8.41 0.73 6.8 - 30 | leaf=0.2 tbsp=1.6 serving=2 cup=25 sprig=1 topping=2 | me sa | vegan
usda:172231 | Turmeric | haldi; ground turmeric; turmeric powder; saffron | 312 9.68 67.14 3.25 22.7 3.21 27 | tsp=3 tbsp=9.4 serving=1 topping=0.5 | me sa | vegan
own:molasses | Molasses | black treacle; treacle; blackstrap molasses; dark treacle | 290 0 74.73 0.1 0 74.72 37 | serving=20 tbsp=20 tsp=6.7 cup=337 | na eu | vegan | usda:168820=100
`;
