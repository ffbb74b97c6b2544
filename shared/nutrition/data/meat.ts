/** Meat, poultry and sausages; cooked unless the name says raw. Columns: see food-row.ts. */
export const meat = `
usda:171477 | Chicken breast | grilled chicken; chicken; cooked chicken breast; roasted chicken breast; chicken fillet | 165 31.02 0 3.57 0 0 74 | serving=120 small=105 medium=120 large=150 cup=140 slice=30 piece=60
usda:171077 | Raw chicken breast | raw chicken; uncooked chicken breast | 120 22.5 0 2.62 0 0 45 | serving=174 whole=174
usda:172388 | Chicken thigh | chicken thigh without skin; roasted chicken thigh; boneless chicken thigh | 179 24.76 0 8.15 0 0 106 | serving=116 whole=80 cup=140
usda:173612 | Chicken drumstick | chicken leg; roasted drumstick | 191 23.35 0 10.15 0 0 123 | serving=105 whole=75
usda:173630 | Chicken wings | buffalo wings; hot wings | 254 23.79 0 16.87 0 0 98 | serving=130 whole=32 piece=32
usda:173635 | Roast chicken | rotisserie chicken; whole roast chicken; chicken with skin; baked chicken | 223 23.97 0 13.39 0 - 73 | serving=140 piece=140 cup=140 slice=60
usda:171448 | Fried chicken | crispy fried chicken; battered chicken; southern fried chicken | 289 22.54 9.42 17.35 0.3 0 292 | serving=140 whole=140 piece=140
fndds:24198739 | Chicken tenders | chicken strips; chicken fingers; breaded chicken; chicken goujons; crispy chicken | 271 19.22 17.25 13.95 1.2 0.4 769 | serving=100 whole=50 piece=50
fndds:24198729 | Chicken nuggets | nuggets; chicken bites | 307 15.92 14.93 20.36 0.9 0.08 594 | serving=96 whole=16 piece=16
fndds:24198671 | Breaded chicken cutlet | chicken schnitzel; breaded chicken patty; chicken katsu; chicken kiev | 287 14.85 12.84 19.58 0.3 0 532 | serving=120 whole=120 piece=120
usda:171117 | Minced chicken | ground chicken; chicken mince | 189 23.28 0 10.92 0 0 75 | serving=112 cup=135
usda:174516 | Turkey breast | turkey; roast turkey; cooked turkey breast | 136 29.51 0 1.97 0 0 114 | serving=85 slice=30 cup=140
sr:05306 | Turkey mince | ground turkey; turkey patty; turkey burger patty | 203 27.37 0 10.4 0 0 78 | serving=112 whole=82 cup=130
fndds:25230780 | Turkey slices | deli turkey; turkey ham; turkey cold cuts; sliced turkey | 106 14.81 2.2 3.77 0 0.91 810 | serving=56 slice=28 piece=28
usda:172409 | Roast duck | duck; duck with skin; duck breast; peking duck | 337 18.99 0 28.35 0 0 59 | serving=140 cup=140 slice=30
usda:171799 | Beef mince | ground beef; minced beef; cooked ground beef; hamburger meat; mince | 272 27 0 17.36 0 0 91 | serving=85 cup=125
usda:171797 | Beef patty | burger patty; hamburger patty; beef burger patty | 270 25.75 0 17.78 0 0 75 | serving=85 whole=85 small=65 medium=85 large=120
usda:171794 | Lean beef mince | lean ground beef; extra lean mince | 230 28.45 0 12.04 0 0 87 | serving=85 cup=125
fndds:21101000 | Beef steak | steak; grilled steak; fried steak; beefsteak | 229 27 0 12.88 0 0 369 | serving=160 small=120 medium=160 large=240 slice=30
usda:168635 | Sirloin steak | sirloin; lean steak; rump steak; fillet steak | 188 30.29 0 6.55 0 0 63 | serving=170 whole=170 small=120 large=240 slice=30
usda:171237 | Rib eye steak | ribeye; rib eye; entrecote | 229 27.03 0 13.44 0 0 67 | serving=200 whole=200 small=150 large=300 slice=30
fndds:21401000 | Roast beef | roasted beef; sunday roast beef; beef | 206 29.08 0 9.72 0 0 372 | serving=85 slice=40 cup=135
fndds:21417100 | Beef brisket | brisket; smoked brisket | 231 29.41 0 12.04 0 0 377 | serving=120 slice=60 cup=135
usda:170200 | Corned beef | salt beef; bully beef | 251 18.17 0.47 18.98 0 0 973 | serving=85 slice=28
fndds:25221215 | Pastrami | beef pastrami | 147 21.8 0.36 5.82 0 0.1 1078 | serving=56 slice=28
usda:168240 | Pork chop | pork; grilled pork chop; pork loin chop; pork cutlet; pork steak | 180 26.76 0 7.29 0 0 56 | serving=146 small=90 medium=146 large=180
usda:168250 | Pork tenderloin | roast pork; pork fillet; pork loin; roasted pork | 143 26.17 0 3.51 0 0 57 | serving=120 slice=40 cup=135
usda:173344 | Pulled pork | bbq pulled pork; shredded pork | 168 13.19 18.74 4.42 1.2 15.2 666 | serving=125 cup=249
fndds:22701000 | Pork ribs | ribs; spare ribs; bbq ribs; baby back ribs | 254 16.22 12.13 15.12 0.3 9.89 678 | serving=140 whole=35 piece=35
usda:167903 | Pork mince | ground pork; minced pork | 297 25.69 0 20.77 0 0 73 | serving=85 cup=125
fndds:25230210 | Ham | sliced ham; cooked ham; deli ham; lunch meat | 101 16.7 0.27 3.73 0 0 890 | serving=56 slice=28 piece=28 cup=140
fndds:22311450 | Prosciutto | parma ham; serrano ham; cured ham; jamon | 195 27.8 0.3 8.32 0 0 2695 | serving=28 slice=9.2 piece=9.2
usda:167914 | Bacon | streaky bacon; fried bacon; crispy bacon; bacon rashers | 548 35.73 1.35 43.27 0 0 2193 | serving=24 slice=8 piece=8 small=5 large=12 topping=16
usda:168383 | Back bacon | canadian bacon; lean bacon | 146 28.31 1.8 2.78 0 1.2 993 | serving=28 slice=14
fndds:24208500 | Turkey bacon | cooked turkey bacon | 368 29.5 4.24 25.87 0 4.24 2021 | serving=22 slice=11
usda:174578 | Breakfast sausage | breakfast link; sausage link | 325 18.53 1.42 27.25 0 1.09 814 | serving=69 whole=23 small=23 large=75 piece=23
usda:171620 | Bratwurst | sausage; pork sausage; fried sausage; german sausage; wurst | 333 13.72 2.85 29.18 0 0 846 | serving=75 whole=75 slice=10
usda:173877 | Kielbasa | polish sausage; smoked sausage | 337 12.45 5.03 29.68 0 2.39 1062 | serving=85 whole=85 slice=15
sr:07089 | Italian sausage | salsiccia; fennel sausage | 344 19.12 4.27 27.31 0.1 1.86 743 | serving=83 whole=83
fndds:25220710 | Chorizo | spanish sausage; chorizo slices | 341 19.3 2.63 28.1 0 0 983 | serving=60 whole=60 slice=5
usda:174614 | Frankfurter | hot dog sausage; wiener; frank; vienna sausage | 322 11.69 2.66 29.36 0 1.27 852 | serving=48 whole=48
usda:174603 | Salami | salami slices; italian salami | 425 21.7 1.2 37 0 1.2 1890 | serving=28 slice=9 piece=9
usda:174575 | Pepperoni | pepperoni slices | 504 19.25 1.18 46.28 0 0 1582 | serving=28 slice=2 piece=2
fndds:25220410 | Bologna sausage | mortadella; baloney; boloney | 281 10.34 6.31 23.77 0 1.97 1100 | serving=56 slice=28
fndds:25112200 | Liver pate | pate; liver sausage; liverwurst | 201 13.45 6.55 13.1 0 0 386 | serving=30 tbsp=15 slice=30
usda:168626 | Beef liver | liver; calf liver; fried liver | 191 29.08 5.13 5.26 0 0 79 | serving=85 slice=68
sr:17014 | Roast lamb | lamb; leg of lamb; mutton | 191 28.3 0 7.74 0 0 68 | serving=120 slice=40 cup=135
fndds:23101000 | Lamb chop | lamb cutlet; grilled lamb chop | 264 27.36 0 16.27 0 0 387 | serving=90 whole=90
usda:172544 | Lamb mince | ground lamb; minced lamb; lamb kofta; kofta | 283 24.75 0 19.65 0 0 81 | serving=85 cup=125 piece=50
usda:175304 | Goat meat | goat; stewed goat; roasted goat | 143 27.1 0 3.03 0 0 86 | serving=85 cup=135
usda:171638 | Meatballs | beef meatballs; frikadelle; kottbullar | 286 14.4 8.06 22.21 2.3 3.47 666 | serving=85 whole=28 piece=28
fndds:27214100 | Meatloaf | meat loaf; beef loaf | 199 17.48 7.2 10.72 0.4 1.84 416 | serving=108 slice=108
fndds:21602100 | Beef jerky | jerky; biltong; dried beef | 410 33.2 11 25.6 1.8 9 1785 | serving=28 piece=20 bag=28
fndds:20000000 | Meat | cooked meat; grilled meat; roast meat; meat pieces | 215 27.13 0 11.29 0 0 363 | serving=85 piece=30 slice=30 cup=135
`;
