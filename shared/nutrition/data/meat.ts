/** Meat, poultry and sausages; cooked unless the name says raw. Columns: see food-row.ts. */
export const meat = `
usda:171477 | Chicken breast | grilled chicken; chicken; cooked chicken breast; roasted chicken breast; chicken fillet; baked chicken breast; skinless chicken breast | 165 31.02 0 3.57 0 0 74 | cup/cooked/diced=135 piece=60 slice=60 serving=85 whole/bone/skinless=172 | - | meat
usda:171077 | Raw chicken breast | raw chicken; uncooked chicken breast | 120 22.5 0 2.62 0 0 45 | piece=272 packet=926 serving=174 whole=174 | - | meat
usda:172388 | Chicken thigh | chicken thigh without skin; boneless chicken thigh; skinless chicken thigh; grilled chicken thigh | 179 24.76 0 8.15 0 0 106 | cup/cooked/diced=135 whole=70 serving=70 piece=80 | - | meat
usda:173612 | Chicken drumstick | roasted drumstick; drumstick; drumsticks with skin; chicken drummer | 191 23.35 0 10.15 0 0 123 | whole/skinless=96 serving=105 piece=52 | - | meat
usda:173630 | Chicken wings | chicken wing; roasted chicken wing; baked wings; grilled chicken wings; wings | 254 23.79 0 16.87 0 0 98 | whole=35 whole/drummette=22 serving=70 piece=85 | - | meat
usda:173635 | Roast chicken | whole roast chicken; chicken with skin; baked chicken; roasted chicken with skin | 223 23.97 0 13.39 0 - 73 | cup/cooked/diced=135 piece=60 slice=60 serving=85 whole/bone/removed=960 | - | meat
usda:171448 | Fried chicken | crispy fried chicken; battered chicken; southern fried chicken | 289 22.54 9.42 17.35 0.3 0 292 | whole/bone/removed=932 serving=140 piece=140 | na eu ea | meat gluten egg milk
fndds:24198739 | Chicken tenders | chicken strips; chicken fingers; breaded chicken; chicken goujons; crispy chicken | 271 19.22 17.25 13.95 1.2 0.4 769 | slice/tender/finger=50 whole/popcorn=10 whole/fry=14 cup=140 serving=100 piece=50 | - | meat gluten egg
fndds:24198729 | Chicken nuggets | nuggets; chicken bites; mcnuggets; chicken mcnuggets | 307 15.92 14.93 20.36 0.9 0.08 594 | whole=16 cup=140 serving=80 piece=16 | - | meat gluten egg
fndds:24198671 | Breaded chicken cutlet | chicken schnitzel; breaded chicken patty; chicken katsu; chicken kiev | 287 14.85 12.84 19.58 0.3 0 532 | patty=75 serving=75 whole=120 piece=120 | - | meat gluten egg
usda:171117 | Minced chicken | ground chicken; chicken mince | 189 23.28 0 10.92 0 0 75 | cup/cooked=130 patty=60 serving=85 | - | meat
usda:174516 | Turkey breast | turkey; roast turkey; cooked turkey breast | 136 29.51 0 1.97 0 0 114 | slice/small/thin=30 slice/medium=60 slice/large/thick=85 cup/diced/cooked=135 serving=85 whole=863 | - | meat
sr:05306 | Turkey mince | ground turkey; minced turkey; turkey mince cooked | 203 27.37 0 10.4 0 0 78 | cup/cooked=130 patty=60 serving=85 whole=82 | - | meat
fndds:25230780 | Turkey slices | deli turkey; turkey ham; turkey cold cuts; sliced turkey | 106 14.81 2.2 3.77 0 0.91 810 | slice=28 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 | na eu | meat
usda:172409 | Roast duck | duck; duck with skin; duck breast; crispy duck; whole roast duck | 337 18.99 0 28.35 0 0 59 | whole/breast=120 cup/diced=140 serving=85 slice=30 | - | meat
usda:171799 | Beef mince | ground beef; minced beef; cooked ground beef; hamburger meat; mince | 272 27 0 17.36 0 0 91 | serving=85 cup=125 | - | meat
usda:171797 | Beef patty | burger patty; hamburger patty; beef burger patty | 270 25.75 0 17.78 0 0 75 | serving=85 whole=85 whole/small=65 whole/medium=85 whole/large=120 | - | meat
usda:171794 | Lean beef mince | lean ground beef; extra lean mince | 230 28.45 0 12.04 0 0 87 | serving=85 cup=125 | - | meat
fndds:21101000 | Beef steak | steak; grilled steak; fried steak; beefsteak; fried beef | 229 27 0 12.88 0 0 369 | piece=30 slice=30 whole/thin=120 whole/regular=160 whole/thick=240 cup=135 serving=160 | - | meat
usda:168635 | Sirloin steak | sirloin; lean steak; lean sirloin; sirloin tip | 188 30.29 0 6.55 0 0 63 | serving=170 whole=170 whole/small=120 whole/large=240 slice=30 | - | meat
usda:171237 | Rib eye steak | ribeye; rib eye; entrecote | 229 27.03 0 13.44 0 0 67 | whole=378 serving=200 slice=30 | - | meat
fndds:21401000 | Roast beef | roasted beef; sunday roast beef; beef | 206 29.08 0 9.72 0 0 372 | slice/regular/thin=60 slice/thick=90 cup=135 serving=60 | na eu | meat
fndds:21417100 | Beef brisket | brisket; smoked brisket | 231 29.41 0 12.04 0 0 377 | slice/regular/thin=60 slice/thick=90 cup=135 serving=60 | - | meat
usda:170200 | Corned beef | salt beef; boiled corned beef; corned beef brisket | 251 18.17 0.47 18.98 0 0 973 | piece=30 slice=30 cup=135 serving=60 | - | meat
fndds:25221215 | Pastrami | beef pastrami | 147 21.8 0.36 5.82 0 0.1 1078 | slice=28 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 | - | meat
usda:168240 | Pork chop | pork; grilled pork chop; pork loin chop; pork cutlet; pork steak; lean pork chop | 180 26.76 0 7.29 0 0 56 | whole/thin=90 whole/regular=120 whole/thick=180 slice=30 cup=135 serving=120 | - | meat pork
usda:168250 | Pork tenderloin | roast pork; pork fillet; pork loin; roasted pork | 143 26.17 0 3.51 0 0 57 | slice=30 cup=135 serving=60 whole/roast=402 | - | meat pork
usda:173344 | Pulled pork | bbq pulled pork; shredded pork | 168 13.19 18.74 4.42 1.2 15.2 666 | cup=249 serving=125 | na | meat pork
fndds:22701000 | Pork ribs | ribs; rack of ribs; slab of ribs; rack of pork ribs; bbq ribs; pork ribs with sauce; sticky ribs; glazed ribs | 254 16.22 12.13 15.12 0.3 9.89 678 | cup=135 serving=105 whole=35 whole/rack=450 piece=35 | - | meat pork
usda:167903 | Pork mince | ground pork; minced pork | 297 25.69 0 20.77 0 0 73 | patty=85 cup=125 serving=85 | - | meat pork
fndds:25230210 | Ham | sliced ham; cooked ham; deli ham; lunch meat | 101 16.7 0.27 3.73 0 0 890 | slice=28 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 cup=140 | - | meat pork
fndds:22311450 | Prosciutto | parma ham; serrano ham; cured ham; jamon | 195 27.8 0.3 8.32 0 0 2695 | slice/thin=9.2 slice=9.2 cup=56 serving=57 piece=9.2 | eu | meat pork
usda:167914 | Bacon | streaky bacon; crispy bacon; bacon rashers; bacon strips; smoked bacon | 548 35.73 1.35 43.27 0 0 2193 | piece=80 serving=16 topping/guideline/if/topping=8 topping/guideline/regular/sandwich=16 slice=8.1 slice/small=5 slice/large=12 whole/medium=8.1 | na eu | meat pork
usda:168383 | Back bacon | canadian bacon; lean bacon; bacon medallion; grilled back bacon | 146 28.31 1.8 2.78 0 1.2 993 | slice=23 serving=46 | na eu | meat pork
fndds:24208500 | Turkey bacon | cooked turkey bacon | 368 29.5 4.24 25.87 0 4.24 2021 | slice=11 piece=82 serving=22 topping/guideline/if/topping=11 topping/guideline/regular/sandwich=22 | - | meat
usda:174578 | Breakfast sausage | breakfast link; sausage link; sausage patty; pork breakfast sausage | 325 18.53 1.42 27.25 0 1.09 814 | patty=27 link=23 serving=48 whole=23 whole/small=23 whole/large=75 piece=23 | na | meat pork
usda:171620 | Bratwurst | german sausage; wurst; brat; rostbratwurst; nuremberg sausage | 333 13.72 2.85 29.18 0 0 846 | link/roll/griller=75 serving=60 whole=75 slice=10 | na eu | meat pork
usda:173877 | Kielbasa | polish sausage; smoked sausage | 337 12.45 5.03 29.68 0 2.39 1062 | patty=35 link/cocktail/miniature=10 link/breakfast=20 link/roll/griller=75 whole/long/x/dia=227 slice=15 piece=75 cup=138 serving=60 | na eu | meat pork
sr:07089 | Italian sausage | salsiccia; fennel sausage | 344 19.12 4.27 27.31 0.1 1.86 743 | patty=35 link/cocktail/miniature=10 link/breakfast=20 link/roll/griller=75 slice=15 piece=75 cup=138 serving=60 whole=83 | na eu | meat pork
fndds:25220710 | Chorizo | spanish sausage; chorizo slices | 341 19.3 2.63 28.1 0 0 983 | patty=35 link/cocktail/miniature=10 link/breakfast=20 link/roll/griller=75 slice=15 piece=75 cup=140 serving=60 whole=60 | na la eu | meat pork
usda:174614 | Frankfurter | hot dog sausage; wiener; frank; hotdog without bun; beef hot dog | 322 11.69 2.66 29.36 0 1.27 852 | whole/regular=57 whole/cocktail/miniature=10 whole/roll/length/jumbo=57 whole/footlong=88 cup/sliced=150 serving=57 packet=451 | - | meat
usda:174603 | Salami | salami slices; italian salami; lukanka; hard salami; dry salami | 425 21.7 1.2 37 0 1.2 1890 | slice=28 cup=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 piece=9 | na eu | meat pork
usda:174575 | Pepperoni | pepperoni slices | 504 19.25 1.18 46.28 0 0 1582 | cup=140 slice=2 serving=56 piece=2 | na eu | meat pork
fndds:25220410 | Bologna sausage | baloney; boloney; bologna; lunch sausage; polony | 281 10.34 6.31 23.77 0 1.97 1100 | slice=28 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=57 | na eu af | meat pork
fndds:25112200 | Liver pate | pate; pork liver pate; chicken liver pate | 201 13.45 6.55 13.1 0 0 386 | cup=210 serving=85 tbsp=15 slice=30 | na eu | meat pork
usda:168626 | Beef liver | liver; calf liver; fried liver | 191 29.08 5.13 5.26 0 0 79 | slice=85 cup=125 serving=85 | - | meat
sr:17014 | Roast lamb | lamb; leg of lamb; mutton | 191 28.3 0 7.74 0 0 68 | serving=120 slice=40 cup=135 | - | meat
fndds:23101000 | Lamb chop | lamb cutlet; grilled lamb chop | 264 27.36 0 16.27 0 0 387 | whole=90 cup=135 serving=90 | - | meat
usda:172544 | Lamb mince | ground lamb; minced lamb | 283 24.75 0 19.65 0 0 81 | patty=85 cup=125 serving=85 piece=50 | - | meat
usda:175304 | Goat meat | goat; stewed goat; roasted goat | 143 27.1 0 3.03 0 0 86 | serving=85 cup=135 | - | meat
usda:171638 | Meatballs | beef meatballs; frikadelle; kottbullar | 286 14.4 8.06 22.21 2.3 3.47 666 | piece=18.7 serving=85 whole=28 | - | meat gluten egg milk
fndds:27214100 | Meatloaf | meat loaf; beef loaf | 199 17.48 7.2 10.72 0.4 1.84 416 | slice/small/thin=86 slice/medium=108 slice/large=144 whole/cocktail/meatball=7 whole/small/meatball=14 whole/medium/meatball=28 whole/large/meatball=42 patty/small=81 patty/medium=101 patty/large=134 cup=140 serving=84 | na eu | meat gluten egg milk
fndds:21602100 | Beef jerky | jerky; teriyaki beef jerky; beef jerky strips | 410 33.2 11 25.6 1.8 9 1785 | piece=90 serving=30 whole/big/jerk=6.7 whole/super/jerk=9.8 whole/giant/jerk=18 whole/slim/jim=9.6 bag=28 | na | meat gluten soy
fndds:20000000 | Meat | cooked meat; grilled meat; roast meat; meat pieces | 215 27.13 0 11.29 0 0 363 | piece=30 slice=30 cup=135 serving=60 | - | meat
own:sausage-pork | Pork sausage | sausage; grilled sausage; fried sausage; sausages | 271 16.19 7.2 19.18 0.45 0.62 743 | serving=110 whole=55 piece=55 link=55 mini=15 large=75 small=40 | eu se | meat pork gluten sulphite | usda:167902=88 sr:18079=10 usda:173468=1.6 water=7
own:sausage-lean | Low-fat sausage | reduced fat sausage; lean sausage; light sausages; heck sausage | 193 26.86 6.48 6.48 0.41 0.56 757 | serving=100 whole=50 link=50 | eu | meat pork | usda:169193=84 sr:18079=9 usda:173468=1.6 water=6
own:sausage-beef | Beef sausage | beef link; halal sausage; beef snag; lamb sausage | 332 18.21 0.35 27.98 0 0 813 | serving=110 whole=55 link=55 slice=10 | eu af se | meat | sr:07956=100
fndds:25221830 | Chicken sausage | turkey sausage; chicken apple sausage; turkey sausage patty; poultry sausage | 193 19.65 1.09 12.24 0 0 705 | patty=35 link/breakfast=20 link/roll/griller=75 link/cocktail/miniature=10 slice=15 piece=75 cup=138 serving=60 whole=75 | na eu | meat
usda:171624 | Chicken frankfurter | chicken hot dog; turkey hot dog; turkey frank; poultry wiener; halal hot dog | 223 15.51 2.74 16.19 0 2.98 1027 | whole/regular=57 whole/cocktail/miniature=10 whole/roll/length/jumbo=57 whole/footlong=88 cup/sliced=150 serving=57 link=45 slice=5 | - | meat
usda:174615 | Pork and beef hot dog | mixed meat hot dog; smoked wiener; cocktail sausage; pigs in blankets sausage | 278 9.77 4.9 24.31 0 - 1013 | serving/hotdog=52 whole=48 whole/mini=10 slice=5 serving=52 | na eu | meat pork
fndds:25210290 | Light hot dog | reduced fat hot dog; lean frank; low fat frankfurter | 216 13.75 5.1 15.66 0 0 615 | whole/regular=57 whole/cocktail/miniature=10 whole/roll/length/jumbo=57 whole/footlong=88 cup/sliced=150 serving=57 | na | meat
fndds:25221910 | Vienna sausage | canned vienna sausages; tinned cocktail sausages; canned sausages | 230 10.5 2.6 19.4 0 0 879 | whole/dia/x/long=16 cup=151 serving=60 can=113 | na la | meat pork
fndds:25230560 | Liverwurst | leberwurst; braunschweiger; liver spread; liver paste | 327 14.5 3.1 28.5 0 0 977 | slice=28 packet/solid=213 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 tbsp=15 | na eu | meat pork
fndds:25221810 | Summer sausage | cervelat; thuringer; meat sticks; slim jim | 362 17.45 3.33 30.43 0 0.85 1300 | slice/dia/x/thick=28 slice=23 cup=140 serving=57 stick=28 piece=20 | na eu | meat pork
fndds:25221210 | Mortadella | italian bologna with pistachio; mortadella bologna; mortadella slices | 311 16.37 3.05 25.39 0 0 1246 | slice=15 serving=30 | la eu | meat pork
usda:172936 | Cooked salami | cotto salami; beef salami; kosher salami; soft salami | 336 21.85 2.4 25.9 0 0.96 1740 | slice=28 cup=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 piece=12 | na eu | meat
fndds:25221460 | Smoked link sausage | smoked pork link; hot link; andouille; lil smokies | 333 15.92 2.4 27.98 0 1.04 840 | patty=35 link/cocktail/miniature=10 link/breakfast=20 link/roll/griller=75 whole/half/smoke=112 slice=15 piece=75 cup=138 serving=60 | na eu | meat pork
usda:172956 | Cheese sausage | cheesefurter; kasekrainer; smoked sausage with cheese; cheddar sausage | 297 12.2 2 26.34 0 0 848 | serving=66 whole=75 | na eu | meat milk pork
fndds:25230530 | Spam | luncheon meat; canned pork; tinned ham loaf; pork luncheon meat | 315 13.4 4.6 26.6 0 0 1411 | slice=56 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=57 can=340 | na ea se | meat pork
usda:170602 | Canned corned beef | bully beef; tinned corned beef; corned beef hash meat | 250 27.1 0 14.93 0 0 897 | slice=21 serving=85 can=340 cup=140 | la eu af se | meat
fndds:25231110 | Deli roast beef | beef cold cuts; sliced deli beef; roast beef slices; beef lunch meat | 115 18.62 0.64 3.69 0 0.29 853 | slice=28 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 | na | meat
fndds:25230320 | Deli chicken slices | chicken ham; chicken cold cuts; sliced chicken breast; chicken slices; chicken lunch meat; wafer thin chicken | 98 17.4 2.92 1.86 0 0.75 1032 | slice=28 piece=140 topping/guideline/regular/sandwich=56 topping/guideline/large/sandwich=84 serving=56 | na eu | meat
usda:172941 | Oven roasted turkey slices | smoked turkey slices; turkey breast slices; honey turkey; wafer thin turkey | 106 14.81 2.2 3.77 0 0.91 898 | slice=15 serving=56 | na eu | meat
usda:174611 | Honey ham | honey roast ham; sweet cured ham; brown sugar ham; wiltshire ham | 122 17.93 7.27 2.37 0 0 900 | serving=56 slice=28 | na eu | meat pork
usda:167872 | Roast ham | baked ham; gammon joint; glazed ham; holiday ham; spiral ham | 178 22.62 0 9.02 0 0 1500 | cup=140 serving=120 slice=60 | na eu | meat pork
usda:168359 | Ham steak | grilled gammon; fried ham | 181 25.48 0.7 8.48 0 0.7 852 | serving=85 slice=366 whole=150 | na eu | meat pork
usda:167885 | Canned ham | tinned ham; deviled ham | 144 17.97 0 7.46 0 0 1276 | slice/regular/thin=60 slice/thick=90 cup=135 serving=60 can=454 | na eu | meat pork
usda:168277 | Raw bacon | uncooked bacon; raw streaky bacon; bacon uncooked | 417 12.62 1.28 39.69 0 1 662 | piece=80 serving=16 topping/guideline/if/topping=8 topping/guideline/regular/sandwich=16 slice/raw=28 packet=442 cup=130 | na eu | meat pork
usda:168322 | Pan-fried bacon | fried bacon; cooked bacon; bacon bits real; bacon pieces; fried lardons | 468 33.92 1.7 35.09 0 0 1684 | piece=80 serving=16 topping/guideline/if/topping=8 topping/guideline/regular/sandwich=16 slice=11.5 tbsp=7 cup=112 | na eu | meat pork
own:bacon-rashers-uk | Grilled back bacon rashers | english bacon; uk bacon rashers; unsmoked back bacon; irish bacon | 275 30.55 1.76 15.7 0 0.72 1269 | serving=50 slice=25 | eu | meat pork | usda:168383=60 usda:168322=40
usda:168287 | Salt pork | fatback cured; salted pork belly raw | 748 5.05 0 80.5 0 0 2684 | serving=28 slice=28 piece=15 | na la | meat pork
fndds:22708020 | Pork belly | roast pork belly; slow roast belly pork | 404 26.58 0 32.24 0 0 448 | slice=30 cup=135 serving=60 piece=30 | eu ea se | meat pork
usda:167812 | Raw pork belly | uncooked pork belly; belly slices raw | 518 9.34 0 53.01 0 0 32 | serving=115 slice=60 | eu ea | meat pork
usda:168238 | Raw pork chop | uncooked pork chop; raw pork; raw pork loin | 170 20.71 0 9.03 0 0 55 | whole/thin=90 whole/regular=120 whole/thick=180 slice=30 cup=135 serving=120 | - | meat pork
usda:168312 | Raw pork tenderloin | uncooked pork fillet; raw pork fillet | 120 20.65 0 3.53 0 0 52 | slice=30 cup=135 serving=60 whole=450 | - | meat pork
usda:168292 | Fried pork chop | pan fried pork chop; pork chop with fat; grilled pork chop with fat | 238 27.63 0 13.32 0 0 94 | whole=172 serving=120 | - | meat pork
fndds:22101310 | Breaded pork chop | pork schnitzel plain; shake and bake pork chop; pork escalope | 229 25.06 7.16 10.58 0.4 0.62 409 | whole/thin=90 whole/regular=120 whole/thick=180 slice=30 cup=135 serving=120 | na la eu | meat gluten egg pork
usda:167844 | Pork shoulder | roast pork shoulder; boston butt; slow roasted pork; roast pork with fat; pulled pork without sauce; pork picnic roast | 292 23.28 0 21.39 0 0 68 | cup/diced=135 serving=120 slice=60 | - | meat pork
usda:167843 | Raw pork shoulder | uncooked pork shoulder; raw pork butt; raw pork neck | 236 17.18 0 17.99 0 0 65 | serving=150 piece=30 cup=150 | - | meat pork
usda:168223 | Pork leg | roast leg of pork; fresh ham roasted | 273 26.83 0 17.61 0 0 60 | cup/diced=135 serving=120 slice=60 | eu | meat pork
usda:167821 | Pork loin roast | roast pork loin with fat; pork sirloin roast; pork rib roast | 248 27.09 0 14.65 0 0 59 | serving=120 slice=60 | na eu | meat pork
usda:169178 | Plain spare ribs | spare ribs; roasted spareribs; dry rub ribs; pork spareribs; ribs without sauce | 361 20.89 0 30.86 0 0 91 | serving=140 piece=35 whole=35 | - | meat pork
usda:168300 | Baby back ribs | back ribs; loin ribs; pork back ribs without sauce | 292 23.01 0 21.51 0 0 94 | serving=140 piece=30 whole=30 | na | meat pork
usda:167902 | Raw pork mince | raw ground pork; uncooked pork mince | 263 16.88 0 21.19 0 - 56 | patty=85 cup=125 serving=85 | - | meat pork
usda:169193 | Lean pork mince | extra lean ground pork; lean minced pork | 187 30.55 0 7.15 0 0 84 | serving=85 cup=125 | - | meat pork
usda:167863 | Pork liver | pig liver; fried pig liver; braised pork liver | 165 26.02 3.76 4.4 0 - 49 | serving=85 slice=40 | eu ea | meat pork
fndds:25170210 | Chitterlings | chitlins; pork intestines; pig intestine | 231 12.39 0 20.16 0 0 325 | cup=125 serving=85 | na ea | meat pork
usda:173112 | 5% fat beef mince | 5% fat mince; lean steak mince; 95% lean ground beef; 3% fat ground beef | 153 26.36 0 4.46 0 0 64 | patty=70 serving=85 cup=125 | - | meat
usda:174036 | Raw beef mince | raw ground beef; uncooked mince; raw hamburger meat; raw burger patty; steak tartare meat | 254 17.17 0 20 0 0 66 | serving=113 cup=225 patty=113 | - | meat
usda:174030 | Raw lean beef mince | raw lean ground beef; 10% fat raw mince; uncooked lean mince | 176 20 0 10 0 0 66 | serving=113 cup=225 patty=113 | - | meat
usda:174034 | Medium-fat beef mince | 15% fat mince; 85% lean ground beef | 256 27.73 0 15.3 0 0 89 | serving=85 cup=125 | - | meat
usda:174032 | Lean beef burger patty | lean hamburger patty; quarter pounder patty; 90% lean burger patty; grass fed burger patty; steak burger patty | 250 25.93 0 15.41 0 0 72 | serving=85 whole=85 whole/small=60 whole/large=150 patty=85 | - | meat
fndds:21101180 | Ribeye steak with fat | fatty ribeye; ribeye with the fat; scotch fillet; delmonico steak; tomahawk steak; cowboy steak | 289 23.5 0 21.64 0 0 361 | piece=30 slice=30 whole/thin=180 whole/regular=240 whole/thick=360 cup=135 serving=240 | - | meat
fndds:21102190 | Strip steak | new york strip; ny strip; striploin; club steak; kansas city strip | 262 26.23 0 16.65 0 0 361 | piece=30 slice=30 whole/thin=180 whole/regular=240 whole/thick=360 cup=135 serving=240 | - | meat
fndds:21103160 | T-bone steak | t bone; porterhouse; porterhouse steak; bistecca fiorentina | 274 25.2 0 18.42 0 0 371 | piece=30 slice=30 whole/thin=225 whole/regular=300 whole/thick=450 cup=135 serving=300 | - | meat
fndds:21103180 | Beef tenderloin | fillet steak; filet mignon; tenderloin steak; beef fillet; eye fillet; chateaubriand | 196 30.46 0 8.25 0 0 366 | piece=30 slice=30 whole/thin=120 whole/regular=160 whole/thick=240 cup=135 serving=160 | - | meat
fndds:21102160 | Sirloin steak with fat | rump steak; sirloin tip steak with fat; tri tip; top sirloin cap; ranch steak | 262 26.23 0 16.65 0 0 361 | piece=30 slice=30 whole/thin=120 whole/regular=160 whole/thick=240 cup=135 serving=160 | - | meat
usda:169435 | Flank steak | bavette; london broil; sliced flank steak; flank; flat steak | 202 27.55 0 9.31 0 0 53 | serving=140 slice=30 cup=135 | - | meat
usda:168744 | Skirt steak | hanger steak; onglet; arrachera; flat iron steak; carne asada steak | 205 26.66 0 10.06 0 0 76 | serving=140 slice=30 cup=135 | - | meat
fndds:21102140 | Minute steak | round steak; cube steak; thin steak; silverside steak; swiss steak meat | 166 29.72 0 4.25 0 0 382 | piece=30 slice=30 whole/thin=120 whole/regular=160 whole/thick=240 cup=135 serving=160 | - | meat
usda:168726 | Raw steak | uncooked steak; raw beef steak; raw sirloin; raw rump steak; raw beef | 201 20.3 0 12.71 0 0 52 | piece=30 slice=30 whole/thin=120 whole/regular=160 whole/thick=240 cup=135 serving=160 | - | meat
usda:171206 | Raw stewing beef | diced raw beef; raw stew meat; raw braising steak; uncooked beef cubes | 128 21.75 0.16 4.48 0 0 80 | serving=150 piece=25 cup=150 | - | meat
usda:171203 | Stewed beef | stewing beef; braised beef; stewing steak; beef chunks; boiled beef; diced beef; braising steak; beef cubes | 191 32.41 0 6.82 0 0 67 | serving=120 cup=135 piece=25 | - | meat
usda:171809 | Lean roast beef | topside; eye of round roast; silverside; lean beef joint; roast topside; sliced cold roast beef | 169 29.73 0 4.71 0 0 38 | serving=90 slice=40 | na eu | meat
usda:169500 | Prime rib | rib roast; standing rib roast; beef rib roast; forerib of beef | 351 22.77 0 28.11 0 - 64 | serving=200 slice=200 whole/small=140 whole/large=300 | na eu | meat
usda:168613 | Beef short ribs | braised short rib; beef ribs; galbi ribs plain; short ribs | 471 21.57 0 41.98 0 0 50 | serving=150 piece=75 whole=75 | na ea | meat
fndds:21301000 | Oxtail | stewed oxtail; ox tail | 257 25.9 0 16.46 0 0 357 | whole/tail=240 whole/tail/bone=30 cup=135 serving=85 piece=50 | la af ea | meat
usda:169442 | Beef shin | beef shank; shin of beef | 201 33.68 0 6.36 0 - 64 | serving=120 slice=30 cup=135 | eu ea | meat
usda:168665 | Fatty beef brisket | braised brisket; smoked brisket with fat; texas brisket; brisket point | 331 25.85 0 24.5 0 0 64 | serving=120 slice=60 piece=20 | na | meat
usda:168627 | Fried beef liver | liver and onions; pan fried liver; fried calf liver; liver fried with onions | 175 26.52 5.16 4.68 0 0 77 | slice=81 serving=100 | - | meat
fndds:25160000 | Beef tongue | tongue; ox tongue; cow tongue; boiled tongue | 282 19.14 0 22.12 0 0 372 | serving=85 slice=28 | la eu ea | meat
fndds:25170110 | Tripe | beef tripe; cow stomach; trippa | 89 12.6 0 3.85 0 0 425 | cup=140 serving=85 | la eu af ea | meat
fndds:25120000 | Beef heart | heart; ox heart; anticucho heart; braised heart | 164 28.25 0.15 4.69 0 0 366 | whole=3 cup=145 serving=85 slice=28 | la eu | meat
fndds:25130000 | Kidney | beef kidney; lamb kidney; devilled kidneys; pork kidney | 157 27.05 0 4.61 0 0 400 | whole=230 cup=140 serving=85 slice=20 | eu | meat
fndds:25140110 | Sweetbreads | molleja; ris de veau; sweetbread | 124 22.49 0 3.08 0 0 366 | whole/pair=190 serving=85 piece=30 | la eu | meat
fndds:25150000 | Brain | calf brain; brains; lamb brain; maghaz | 150 11.58 1.47 10.45 0 0 414 | cup=140 serving=85 | eu me sa | meat
fndds:21601000 | Beef bacon | halal bacon; beef rashers; cured beef strips | 449 31.3 1.4 34.4 0 0 1500 | slice/raw=6.5 piece=84 serving=13 topping/guideline/if/topping=8 topping/guideline/regular/sandwich=16 | na me | meat
fndds:21602000 | Chipped beef | dried beef; cured beef; air dried beef | 153 31.1 2.76 1.94 0 2.7 2790 | cup=121 pot=71 slice=9 serving=40 piece=7 | na eu me | meat
own:biltong | Biltong | dried beef strips; stokkies; meat biltong | 275 46.76 0.34 9.63 0 0 1529 | serving=30 bag=30 piece=6 handful=30 | af eu | meat | usda:171206=215 usda:173468=3.5
usda:171474 | Raw chicken breast with skin | uncooked chicken breast with skin on | 172 20.85 0 9.25 0 0 63 | cup/cooked/diced=135 whole=130 slice/small/thin=30 slice/medium=60 slice/large/thick=85 serving=130 | - | meat
usda:171075 | Chicken breast with skin | roasted chicken breast with skin; supreme of chicken | 197 29.8 0 7.78 0 0 71 | cup/cooked/diced=135 whole=130 slice/small/thin=30 slice/medium=60 slice/large/thick=85 serving=130 | - | meat
usda:171478 | Boiled chicken breast | poached chicken breast; boiled chicken; poached chicken; stewed chicken breast; steamed chicken | 151 28.98 0 3.03 0 0 63 | cup/chopped/diced=140 whole/bone/skinless=190 serving=120 slice=30 | - | meat
usda:171078 | Pan-fried chicken breast | fried chicken breast without coating; sauteed chicken breast; chicken breast in oil; stir fried chicken pieces; chicken strips pan fried | 187 33.44 0.51 4.71 0 0 79 | whole/bone/skinless=172 serving=120 slice=30 cup=140 | - | meat
own:shredded-chicken | Shredded chicken | pulled chicken; chicken shreds; diced cooked chicken; chicken pieces; chopped chicken | 190 28.93 0 7.41 0 0 86 | serving=85 cup=135 handful=50 topping=50 tbsp=9 | - | meat | sr:05013=100
sr:05013 | Roast chicken without skin | roast chicken meat; skinless roast chicken; chicken meat; sunday roast chicken | 190 28.93 0 7.41 0 0 86 | cup/chopped/diced=140 tbsp=8.7 serving=120 slice=30 piece=60 | - | meat
fndds:24102070 | Rotisserie chicken without skin | skinless rotisserie chicken; costco chicken meat; deli roast chicken no skin | 164 26.79 0 6.36 0 0 345 | cup/cooked/diced=135 piece=50 slice=60 serving=85 | na | meat
fndds:24102060 | Rotisserie chicken | rotisserie chicken with skin; spit roast chicken; costco rotisserie chicken; supermarket roast chicken | 196 25.07 0.1 10.65 0 0.1 343 | cup/cooked/diced=135 piece=60 slice=60 serving=85 whole=700 | - | meat
fndds:24162200 | Rotisserie chicken wing | spit roast wing; smoked chicken wing | 257 23.42 0.6 18.04 0 0.6 579 | whole=35 whole/drummette=22 serving=70 piece=34 | - | meat
usda:173617 | Chicken leg | roast chicken leg; chicken leg quarter; chicken maryland; chicken marylands; dark meat chicken | 184 24.03 0 8.99 0 0 98 | whole/thigh/withskin=133 whole/drumstick/withskin=91 whole/back/withskin=35 serving=150 | - | meat
usda:172380 | Chicken leg without skin | skinless chicken leg | 174 24.22 0 7.8 0 0 99 | whole/drumstick/bone/skin=105 whole/thigh/bone/skin=72 whole/back/bone/skin=22 serving=120 | - | meat
usda:172381 | Stewed chicken leg | braised chicken leg; boiled chicken leg; coq au vin meat | 185 26.26 0 8.06 0 0 78 | cup/chopped/diced=160 whole/bone/skinless=101 serving=120 | - | meat
usda:173625 | Chicken thigh with skin | roasted chicken thigh; baked chicken thigh; crispy skin thigh | 232 23.26 0 14.71 0 0 102 | cup/cooked/diced=135 whole=80 serving=80 piece=92 | - | meat
usda:172387 | Pan-fried chicken thigh | fried boneless thigh; sauteed chicken thigh; fried thigh without coating | 218 28.18 1.18 10.3 0 - 95 | whole/bone/skinless=52 serving=110 | - | meat
usda:172376 | Chicken drumstick without skin | skinless drumstick; drumstick meat | 155 24.24 0 5.7 0 0 128 | cup/cooked/diced=135 whole=50 serving=50 | - | meat
usda:173627 | Raw chicken thigh | uncooked chicken thigh; raw boneless thighs; raw dark chicken | 121 19.66 0 4.12 0 0 95 | whole/skinless=149 serving=149 | - | meat
usda:172378 | Raw chicken leg | uncooked chicken leg; raw leg quarter; raw drumstick | 214 16.37 0.17 15.95 0 0 84 | whole/drumstick/withskin=111 whole/thigh/withskin=185 whole/back/withskin=49 serving=180 | - | meat
usda:171047 | Raw whole chicken | uncooked whole chicken; raw chicken with skin; raw chicken pieces with skin | 213 18.33 0.13 14.83 0 - 70 | cup/cooked/diced=135 piece=60 slice=60 serving=85 whole=1046 | - | meat
usda:172390 | Raw chicken wings | uncooked wings; raw chicken wing | 191 17.52 0 12.85 0 0 84 | piece=107 packet=1150 serving=120 whole=49 | - | meat
usda:171116 | Raw chicken mince | raw ground chicken; uncooked chicken mince; raw turkey mince; raw ground turkey | 143 17.44 0.04 8.1 0 0 60 | serving=113 cup=225 patty=113 | - | meat
fndds:24198683 | Grilled chicken patty | chicken burger patty; marinated grilled chicken fillet; precooked grilled chicken | 151 22.31 2.36 5.81 0 0 450 | whole/nugget=16 fillet=100 serving=100 patty=90 | - | meat
usda:171110 | Canned chicken | tinned chicken; canned chicken breast | 185 25.3 0.9 8.1 0 0 482 | cup=205 serving=85 can=125 | na | meat
usda:171061 | Chicken liver | fried chicken livers; chicken livers; sauteed chicken liver | 167 24.46 0.87 6.51 0 0 76 | whole=22 cup=140 serving=85 piece=35 | - | meat
usda:171457 | Chicken gizzard | gizzards; chicken giblets; boiled gizzards; sarde | 154 30.39 0 2.68 0 0 56 | whole=22 cup=145 serving=85 | la af ea | meat
usda:171059 | Chicken heart | chicken hearts; grilled chicken hearts; coracao de frango | 185 26.41 0.1 7.92 0 - 48 | cup/chopped/diced=145 serving=75 whole=5 | la ea | meat
fndds:24198440 | Chicken skin | crispy chicken skin; roasted chicken skin | 450 20.19 0 40.34 0 0 387 | whole=110 serving=30 piece=15 | ea | meat
fndds:24180200 | Chicken neck | chicken necks; neck of chicken; chicken back | 245 19.45 0 17.95 0 0 374 | serving=35 whole=38 | af ea | meat
sr:05666 | Lean turkey mince | lean ground turkey; 93% lean ground turkey; turkey breast mince; extra lean ground turkey | 213 27.1 0 11.6 0 0 90 | serving=85 cup=130 | - | meat
sr:05305 | Raw ground turkey meat | uncooked turkey mince; raw minced turkey | 148 19.66 0 7.66 0 0 58 | patty=114 serving=113 cup=225 | - | meat
fndds:24201330 | Roast turkey with skin | thanksgiving turkey; christmas turkey; whole roast turkey; carved turkey with skin | 183 27.48 0.04 7.54 0 0 465 | slice/small/thin=30 slice/medium=60 slice/large/thick=85 cup/diced/cooked=135 serving=85 | na eu | meat
fndds:24201220 | Turkey dark meat | dark turkey meat; turkey thigh; turkey thigh without skin; roast turkey leg meat | 167 26.94 0 5.98 0 0 458 | slice/small/thin=30 slice/medium=60 slice/large/thick=85 cup/cooked/diced=135 serving=85 | na eu | meat
fndds:24202070 | Turkey leg | turkey drumstick; smoked turkey leg; roasted turkey drumstick; theme park turkey leg | 203 26.86 0 10.07 0 0 442 | cup/diced/cooked=135 serving=85 whole=300 | na | meat
sr:05174 | Turkey giblets | turkey gizzard; turkey neck meat; turkey wings | 155 26.45 0 4.64 0 0 127 | whole=45 serving=85 cup=145 | na af | meat
usda:172411 | Duck without skin | skinless duck; roast duck meat; lean duck breast; duck meat | 201 23.48 0 11.2 0 0 65 | whole/breast=95 cup/diced=140 serving=85 slice=30 | eu ea | meat
usda:171112 | Duck leg | confit duck leg; duck confit; roast duck leg; canard confit | 217 26.75 0 11.4 - - 110 | serving=150 whole=150 | eu ea | meat
usda:172410 | Raw duck | raw duck breast; uncooked duck breast | 135 18.28 0.94 5.95 0 0 74 | whole=606 serving=160 | eu ea | meat
usda:172412 | Roast goose | goose; goose with skin; christmas goose; martinmas goose | 305 25.16 0 21.92 0 0 70 | cup/chopped/diced=140 whole=1548 serving=140 slice=60 | eu | meat
usda:171107 | Cornish hen | cornish game hen; poussin; spatchcock; baby chicken | 259 22.27 0 18.21 0 0 64 | whole/bird=258 serving=220 | na eu | meat
fndds:24403100 | Quail | roast quail; quails; grilled quail | 226 25 0 14.04 0 0 214 | cup/diced=135 serving=85 whole=80 | eu me ea | meat
fndds:24404100 | Pheasant | roast pheasant; partridge; grouse; guinea fowl | 238 32.26 0 12.05 0 0 205 | cup/diced=135 serving=85 whole=400 | eu | meat
usda:171079 | Pigeon | squab; wood pigeon; raw pigeon breast | 142 17.5 0 7.5 0 - 51 | whole=168 serving=150 | eu me ea | meat
usda:172833 | Emu | emu steak; emu meat | 163 28.43 0 4.65 0 0 65 | serving=85 patty=110 | se | meat
fndds:23350100 | Ostrich | ostrich steak; ostrich fillet; ostrich burger | 174 25.93 0 7.01 0 0 402 | cup=135 serving=85 slice=30 patty=110 | af | meat
usda:173852 | Bison | buffalo steak; bison steak | 143 28.44 0 2.42 0 0 57 | serving=140 slice=30 | na | meat
usda:174422 | Bison burger | ground bison; bison mince; buffalo burger patty | 238 23.77 0 15.13 0 0 73 | serving=85 patty=85 cup=125 | na | meat
usda:175085 | Venison | deer meat; deer; venison steak; roe deer; reindeer; roast venison; venison stew meat | 158 30.21 0 3.19 0 - 54 | cup=135 serving=85 slice=40 | na eu | meat
usda:172603 | Venison mince | ground venison; deer burger; ground deer; venison burger | 187 26.45 0 8.22 0 0 78 | patty=93 serving=85 cup=125 | na eu | meat
usda:175302 | Elk | elk steak; wapiti; elk roast | 146 30.19 0 1.9 0 - 61 | serving=120 slice=40 | na | meat
usda:174345 | Moose | moose meat; moose steak; moose roast | 134 29.27 0 0.97 0 0 69 | cup=135 serving=85 slice=40 | na eu | meat
usda:175298 | Wild boar | boar; boar meat; wild pig; roast boar | 160 28.3 0 4.38 0 0 60 | cup=135 serving=85 slice=40 | eu | meat pork
usda:172522 | Rabbit | roast rabbit; rabbit meat; hare; lapin; conejo | 197 29.06 0 8.05 0 - 47 | cup=135 serving=85 piece=90 | eu | meat
usda:174346 | Stewed rabbit | rabbit casserole meat; braised rabbit meat | 206 30.38 0 8.41 0 0 37 | serving=120 cup=140 | eu | meat
usda:175087 | Horse meat | horse steak; basashi; cheval; chevaline | 175 28.14 0 6.05 0 - 55 | serving=120 slice=30 | eu ea | meat
usda:175300 | Water buffalo | buffalo meat; water buffalo steak; carabeef; buff meat | 131 26.83 0 1.8 0 - 56 | serving=100 piece=30 | sa se | meat
sr:17012 | Roast lamb with fat | leg of lamb with fat; lamb roast with skin; gigot; sunday roast lamb | 258 25.55 0 16.48 0 0 66 | serving=120 slice=40 | eu me se | meat
sr:17038 | Lamb shoulder | slow roast lamb shoulder; roast lamb shoulder; pulled lamb; lamb neck | 276 22.51 0 19.97 0 0 66 | serving=120 slice=60 cup=135 | eu me | meat
sr:17030 | Rack of lamb | lamb rib chop; lamb ribs; frenched lamb rack | 361 22.13 0 29.59 0 0 76 | serving=120 piece=40 whole=40 whole/rack=320 | eu se | meat
sr:17027 | Lean lamb chop | lamb loin chop without fat; lean lamb steak; lamb leg steak | 216 29.99 0 9.73 0 0 84 | serving=90 whole=60 | - | meat
sr:17060 | Stewed lamb | braised lamb; lamb stew meat; lamb cubes; diced lamb | 223 33.69 0 8.8 0 0 70 | serving=120 cup=135 piece=20 | eu me sa | meat
sr:17061 | Grilled lamb cubes | lamb kebab meat; lamb skewer meat; shish lamb meat | 186 28.08 0 7.33 0 - 76 | serving=120 piece=15 cup=135 | me | meat
sr:17003 | Raw lamb | uncooked lamb; raw lamb leg; raw diced lamb | 134 20.29 0 5.25 0 - 66 | serving=150 piece=25 | - | meat
usda:174370 | Raw lamb mince | raw ground lamb; uncooked lamb mince | 282 16.56 0 23.41 0 0 59 | patty=85 cup=125 serving=85 | - | meat
usda:172532 | Lamb liver | sheep liver; fried lamb liver; kaleji | 220 30.57 2.53 8.81 0 - 56 | serving=85 slice=40 | eu me sa | meat
sr:17168 | Raw goat meat | uncooked goat; raw mutton goat; raw chevon | 109 20.6 0 2.31 0 - 82 | serving=150 piece=25 | la af sa | meat
fndds:23201010 | Veal chop | veal loin chop; grilled veal; veal steak; veal | 158 29.51 0.07 4.4 0 0 391 | whole=90 cup=135 serving=90 | eu | meat
usda:173818 | Stewed veal | braised veal; veal stew meat; blanquette meat; roast veal | 211 36.16 0 6.33 0 0 67 | serving=120 cup=135 | eu | meat
usda:173819 | Breaded veal cutlet | veal schnitzel; wiener schnitzel; veal milanese; veal escalope; cotoletta | 238 27.29 9.91 9.18 0.3 0.57 454 | serving=150 whole=150 | la eu | meat gluten egg
usda:172649 | Osso buco | veal shank; ossobuco; braised veal shank | 182 27.94 0.11 7.77 0 0 90 | whole/shank/cross/cut=187 serving=220 | eu | meat
usda:174879 | Veal mince | ground veal; veal patty; minced veal | 215 25.83 1.51 11.78 0 0 146 | patty=85 cup=125 serving=85 | eu | meat
usda:174358 | Veal liver | fried veal liver; fegato | 193 27.37 4.47 6.51 0 0 85 | slice=67 serving=100 | eu | meat
fndds:20000200 | Mixed mince | half and half mince; beef and pork mince; mixed ground meat; hackfleisch; ground meat | 262 25.62 0 17.04 0 0 382 | patty=85 cup=125 serving=85 | eu | meat pork
own:raw-beef-roast | Raw beef joint | uncooked beef roast; raw brisket; raw chuck roast | 251 18.42 0 19.06 0 0 69 | serving=150 piece=30 | - | meat | usda:168664=100
fndds:21410000 | Beef for stew with fat | chuck steak; braised chuck steak; carbonnade meat; ropa vieja beef | 251 28.39 0 15.35 0 0 370 | cup=135 serving=135 piece=25 | - | meat
usda:171449 | Floured fried chicken | homemade fried chicken; flour fried chicken; pan fried chicken with skin | 269 28.56 3.15 14.92 0.1 0 84 | whole/bone/removed=628 serving=140 piece=140 | na af | meat gluten
own:turkey-breast-raw | Raw turkey breast | uncooked turkey breast; raw turkey steak; raw turkey | 112 22.64 0.14 1.93 0 0.07 118 | serving=150 whole=150 | - | meat | usda:171480=100
fndds:20000300 | Baby food meat | meat puree; pureed meat; baby chicken puree; baby beef puree | 112 12.58 1.25 5.99 0 0 47 | tbsp=15 pot=70 serving=70 | - | meat
fndds:76407080 | Baby food meat and vegetables | baby dinner; vegetable and meat puree; baby meal jar; toddler ready meal | 64 2.95 11.18 1.08 1.8 2.81 32 | tbsp=15 pot=110 pouch=110 serving=110 cup=240 | - | meat
`;
