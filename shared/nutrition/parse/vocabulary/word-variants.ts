/** Regional and trade words with the word that the reference uses. Applied to both sides. */
const pairs = `
aubergine eggplant; brinjal eggplant; avo avocado; bbq barbecue; catsup ketchup; chile chili; chilli chili; chilly chili
courgette zucchini; donut doughnut; flavored flavoured; flavor flavoured; flavour flavoured; garbanzo chickpea; grey gray
houmous hummus; humus hummus; hummous hummus; kabob kebab; kebob kebab; lasagne lasagna; leaves leaf; loaves loaf
mayo mayonnaise; omelet omelette; omlet omelette; pita pitta; prawn shrimp; quich quiche; soya soy; tin can
tinned canned; veg vegetable; veggy vegetable; vegy vegetable; whisky whiskey; wholegrain wholewheat
wholemeal wholewheat; yoghurt yogurt; dahi yogurt
maize corn; mealie corn; groundnut peanut; cassavas cassava; yuca cassava; yucca cassava; manioc cassava; mandioca cassava
dhal dal; daal dal; dahl dal; chapatti chapati; roti chapati; phulka chapati; chapathi chapati
wiener frankfurter; frank frankfurter; soda softdrink; sodas softdrink; frosting icing; frosted iced
beetroot beet; sweetcorn corn; swede rutabaga; rocket arugula; capsicum pepper; okro okra
kamote sweetpotato; camote sweetpotato; kumara sweetpotato; pechay bokchoy; pak bok; choi choy
besan chickpeaflour; ragi millet; bajra millet; jowar sorghum; capsicums pepper; coated covered; cheesy cheese; breaded covered; floured covered
mutton lamb; oleomargarine margarine; pig pork; gelatine gelatin; cows cow; hens hen
nshima ugali; sadza ugali; posho ugali; nsima ugali
palao pilaf; palav pilaf; pulao pilaf; pilau pilaf; pulav pilaf; payasa kheer; payasam kheer; bun roll
lolly lollipop; mandarin tangerine; satsuma tangerine; kiwifruit kiwi
panini sandwich; sub submarine; hoagie submarine; fizzy carbonated
veggies vegetable; burger hamburger; choc chocolate; chocs chocolate; strawb strawberry; strawbs strawberry; bluebs blueberry; cuke cucumber; cukes cucumber; caulli cauliflower; sammich sandwich
cheeze cheese; expresso espresso; steack steak; stake steak; salman salmon; pankake pancake; donought doughnut; brownee brownie
vinegrette vinaigrette; vinagrette vinaigrette; vinigrette vinaigrette; brest breast; chocolat chocolate; chocolade chocolate
skimmed skim; decaf decaffeinated; nonalcoholic alcoholfree; nondairy dairyfree; veggieburger vegetable; sanger sandwich; sanga sandwich; sammie sandwich; sammy sandwich; frying fried; wiht with; wth with; whit with; w with; adn and; nd and; nad and; tomatoe tomato; unrefined wholewheat; cookies cooky; biskuit cooky
`;

/** Maps a word (lower case, singular) to the reference's word. */
export const dialect: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
);
