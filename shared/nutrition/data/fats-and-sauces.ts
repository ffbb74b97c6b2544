/** Fats, sauces, dressings and sweet spreads. Columns: see food-row.ts. */
export const fatsAndSauces = `
usda:173410 | Butter | salted butter; pat of butter; melted butter | 717 0.85 0.06 81.11 0 0.06 643 | serving=10 whole=5 piece=5 tbsp=14.2 tsp=4.7 cup=227 topping=7
fndds:81102020 | Margarine | spread; vegetable spread; plant butter | 533 0.17 0.86 59.81 0 0 674 | serving=10 tbsp=14 tsp=4.7 topping=7
usda:171413 | Olive oil | extra virgin olive oil; evoo | 884 0 0 100 0 0 2 | liquid serving=13.5 tbsp=13.5 tsp=4.5 cup=216 splash=5 topping=9
fndds:82101000 | Vegetable oil | oil; canola oil; sunflower oil; rapeseed oil | 900 0 0 100 0 0 0 | liquid serving=14 tbsp=14 tsp=4.5 cup=224 splash=5 topping=9
usda:171412 | Coconut oil | virgin coconut oil; coconut fat | 892 0 0 99.06 0 0 0 | serving=13.6 tbsp=13.6 tsp=4.5 cup=218
usda:171016 | Sesame oil | toasted sesame oil | 884 0 0 100 0 0 0 | liquid serving=4.5 tbsp=13.6 tsp=4.5 cup=218
fndds:81204000 | Ghee | clarified butter; desi ghee | 876 0.28 0 99.48 0 0 2 | serving=14 tbsp=14 tsp=4.7 cup=224
fndds:83107000 | Mayonnaise | aioli; egg mayonnaise sauce | 680 0.96 0.57 74.85 0 0.57 635 | serving=14 tbsp=13.8 tsp=4.6 cup=220 bag=12 topping=14
fndds:83204000 | Light mayonnaise | low fat mayonnaise | 238 0.37 9.23 22.22 0 3.56 827 | serving=15 tbsp=15.6 tsp=5.2 topping=15
fndds:74401010 | Ketchup | tomato ketchup; red sauce | 109 1.08 27.1 0.32 0.3 21.54 928 | serving=17 tbsp=17 tsp=5.7 cup=272 bag=10 topping=17
usda:172234 | Mustard | yellow mustard; dijon mustard; wholegrain mustard | 60 3.74 5.83 3.34 4 0.92 1104 | serving=5 tbsp=15 tsp=5 bag=5 topping=5
usda:174277 | Soy sauce | shoyu; tamari | 53 8.14 4.93 0.57 0.8 0.4 5493 | liquid serving=16 tbsp=16 tsp=5.3 cup=255 splash=5 topping=8
usda:171167 | Teriyaki sauce | teriyaki glaze | 89 5.93 15.56 0.02 0.1 14.1 3833 | liquid serving=18 tbsp=18 tsp=6
usda:174531 | Fish sauce | nam pla; nuoc mam | 35 5.06 3.64 0.01 0 3.64 7851 | liquid serving=6 tbsp=18 tsp=6
fndds:41420250 | Hoisin sauce | hoi sin | 220 3.31 44.08 3.39 2.8 27.26 1615 | serving=16 tbsp=16 tsp=5.3
usda:174523 | Barbecue sauce | smoky sauce | 172 0.82 40.77 0.63 0.9 33.24 1027 | serving=17 tbsp=17 tsp=5.7 cup=279 topping=17
usda:171186 | Sriracha | chili sauce; hot chili sauce | 93 1.93 19.16 0.93 2.2 15.11 2124 | serving=6.5 tsp=6.5 tbsp=19 topping=6.5
usda:174527 | Hot sauce | pepper sauce; tabasco style sauce; chili pepper sauce | 11 0.51 1.75 0.37 0.3 1.26 2643 | liquid serving=4.7 tsp=4.7 tbsp=14 splash=2 topping=4.7
usda:174066 | Sweet and sour sauce | sweet chili sauce | 150 0.27 38.22 0.02 0.1 18.75 371 | serving=35 tbsp=17.5
usda:174524 | Salsa | tomato salsa; pico de gallo; taco sauce; salsa roja | 29 1.52 6.64 0.17 1.9 4.01 711 | serving=32 tbsp=18 cup=259 topping=32
fndds:63409010 | Guacamole | avocado dip; guac | 155 1.95 8.45 14.18 6.5 0.72 344 | serving=30 tbsp=15 cup=230 topping=30
fndds:11440060 | Tzatziki | cucumber yogurt dip; cacik; raita | 91 5.22 4.1 6 0.2 2.5 307 | serving=30 tbsp=15 pot=70
fndds:81302070 | Pesto | basil pesto; green pesto; pesto sauce | 580 8.61 5.67 59.17 1 0.7 988 | serving=16 tbsp=16 tsp=5.3
fndds:74404010 | Tomato sauce | pasta sauce; marinara sauce; passata; spaghetti sauce | 51 1.41 8.05 1.48 1.8 5.5 419 | serving=125 cup=260 tbsp=16
fndds:27162040 | Meat sauce | bolognese sauce; ragu; bolognese | 90 5.94 6.54 4.36 1.5 4.47 412 | serving=125 cup=260
fndds:14650160 | Alfredo sauce | white sauce; cream sauce; bechamel; cheese cream sauce | 150 2.12 1.77 15 0 0.9 552 | serving=65 cup=260 tbsp=16
fndds:14650100 | Cheese sauce | nacho cheese sauce; queso dip; cheese dip | 163 3.14 7.86 13.27 0.3 0.29 656 | serving=32 tbsp=16 cup=256
fndds:28520010 | Gravy | brown gravy; meat gravy; onion gravy | 53 3.75 4.81 2.36 0.4 0.21 633 | serving=60 cup=240 tbsp=15
fndds:81312100 | Curry sauce | curry paste sauce; masala sauce | 95 1.39 5.03 8.22 1.4 3.37 383 | serving=60 tbsp=16 cup=240
usda:173592 | Ranch dressing | ranch; ranch dip | 430 1.32 5.9 44.54 0 4.69 901 | serving=30 tbsp=15 tsp=5 topping=30
fndds:83102000 | Caesar dressing | caesar salad dressing | 542 2.17 3.3 57.85 0.5 2.81 1209 | serving=30 tbsp=14.7 topping=30
fndds:83106000 | Vinaigrette | italian dressing; dressing; salad dressing; balsamic dressing; oil and vinegar | 240 0.41 12.12 21.12 0 10.77 993 | serving=30 tbsp=14.7 topping=30
usda:173469 | Vinegar | apple cider vinegar; balsamic vinegar; wine vinegar | 21 0 0.93 0 0 0.4 5 | liquid serving=15 tbsp=14.9 tsp=5 splash=5 topping=5
usda:169655 | Sugar | white sugar; granulated sugar; cane sugar; table sugar | 387 0 99.98 0 0 99.8 1 | serving=4.2 tsp=4.2 tbsp=12.6 cup=200 piece=2.3 bag=2.8 splash=4.2 topping=4.2
usda:168833 | Brown sugar | soft brown sugar; muscovado; raw sugar; jaggery | 380 0.12 98.09 0 0 97.02 28 | serving=4.6 tsp=4.6 tbsp=13.8 cup=220 splash=4.6 topping=4.6
usda:169640 | Honey | runny honey; clear honey; raw honey | 304 0.3 82.4 0 0.2 82.12 4 | serving=21 tbsp=21 tsp=7 cup=339 splash=7 topping=7
usda:169661 | Maple syrup | real maple syrup; pure maple syrup | 260 0.04 67.04 0.06 0 60.46 12 | serving=40 tbsp=20 tsp=6.7 cup=315 topping=20
fndds:91300010 | Pancake syrup | syrup; golden syrup; table syrup; agave syrup | 265 0 69.6 0.1 0 42 61 | serving=40 tbsp=20 tsp=6.7 cup=320 topping=20
usda:169641 | Jam | strawberry jam; fruit jam; jelly; fruit preserve; raspberry jam | 278 0.37 68.86 0.07 1.1 48.5 32 | serving=20 tbsp=20 tsp=7 topping=15
usda:168819 | Marmalade | orange marmalade; orange jam | 246 0.3 66.3 0 0.7 60 56 | serving=20 tbsp=20 tsp=7 topping=15
fndds:91301080 | Chocolate syrup | chocolate sauce; chocolate topping | 269 0 67.21 0 0 60 150 | serving=20 tbsp=20 tsp=7 topping=20
fndds:63409020 | Chutney | mango chutney; fruit chutney; relish | 246 0.33 60.6 0.06 1 42.68 802 | serving=16 tbsp=16 tsp=5.3 topping=16
usda:173468 | Salt | table salt; sea salt | 0 0 0 0 0 0 38758 | serving=0.4 tsp=6 tbsp=18 topping=0.4 splash=0.4
usda:170931 | Black pepper | ground black pepper; peppercorns | 251 10.39 63.95 3.26 25.3 0.64 20 | serving=0.1 tsp=2.3 tbsp=6.9 topping=0.1 splash=0.1
usda:171320 | Cinnamon | ground cinnamon; cinnamon powder | 247 3.99 80.59 1.24 53.1 2.17 10 | serving=1 tsp=2.6 tbsp=7.8 topping=0.5 splash=0.5
usda:170416 | Parsley | fresh parsley; chopped parsley; fresh herbs; coriander leaves | 36 2.97 6.33 0.79 3.3 0.85 56 | serving=4 cup=60 tbsp=3.8 topping=2
usda:172232 | Basil | fresh basil; basil leaves | 23 3.15 2.65 0.64 1.6 0.3 4 | serving=2.5 piece=0.5 tbsp=2.6 topping=2.5
usda:169231 | Ginger | fresh ginger; ginger root | 80 1.82 17.77 0.75 2 1.7 13 | serving=5 slice=2.2 tsp=2 tbsp=6
usda:169593 | Cocoa powder | unsweetened cocoa powder; cacao powder | 228 19.6 57.9 13.7 37 1.75 21 | serving=5.4 tbsp=5.4 tsp=1.8 cup=86
usda:167747 | Lemon juice | fresh lemon juice; squeezed lemon; lime juice | 22 0.35 6.9 0.24 0.3 2.52 1 | liquid serving=15 cup=244 tbsp=15 tsp=5 splash=6 topping=6
`;
