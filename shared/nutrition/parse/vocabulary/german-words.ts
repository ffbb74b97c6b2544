/** Everyday German food words in lower case without accents, with their English translations. Plurals stay plural. */
const pairs = `
ei egg; eier eggs; eiern eggs; milch milk; vollmilch milk; brot mischbrot; kase cheese; sahne cream; honig honey; zucker sugar; salz salt; ol oil
essig vinegar; marmelade jam; konfiture jam; mehl flour; joghurt yogurt; naturjoghurt yogurt; schinken ham; salat salad
apfel apple; apfeln apples; banane banana; bananen bananas; birne pear; birnen pears; erdbeere strawberry; erdbeeren strawberries
himbeere raspberry; himbeeren raspberries; heidelbeeren blueberries; blaubeeren blueberries; trauben grapes; weintrauben grapes
kirsche cherry; kirschen cherries; pfirsich peach; pfirsiche peaches; pflaume plum; pflaumen plums; zitrone lemon; zitronen lemons
orangen oranges; blutorange orange; blutorangen oranges; apfelsine orange; apfelsinen oranges; melone melon; wassermelone watermelon; tomate tomato; tomaten tomatoes; gurke cucumber; gurken cucumbers
kartoffel potato; kartoffeln potatoes; karotte carrot; karotten carrots; mohre carrot; mohren carrots; zwiebel onion; zwiebeln onions
knoblauch garlic; erbsen peas; linsen lentils; bohnen beans; kichererbsen chickpeas; mais corn; spinat spinach; brokkoli broccoli
blumenkohl cauliflower; pilze mushrooms; kurbis pumpkin; reis rice; soja soy; hafer oat; kokos coconut; mandel almond; haselnuss hazelnut; erdnuss peanut; entkoffeiniert decaffeinated; entkoffeinierter decaffeinated; milchfrei dairyfree; milchfreier dairyfree; nussfrei nutfree; fleischlos meatless; pflanzlich vegan; senf mustard; pommes fries; magerquark quark; wurstchen sausages; salami salami; beere berry; kekse cookies; musli muesli; hack mince; nudeln pasta; haferflocken oats; musli muesli
huhn chicken; hahnchen chicken; pute turkey; rindfleisch beef; schweinefleisch pork; fisch fish; lachs salmon; thunfisch tuna
garnelen shrimps; keks cookie; kekse cookies; schokolade chocolate; nusse nuts; walnusse walnuts; mandeln almonds; erdnusse peanuts
elektrolyte electrolytes; elektrolyten electrolytes; kaffee coffee; tee tea; wasser water; saft juice; wein wine; suppe soup; gemuse vegetables; obst fruit
und and; aber but; mit with; ohne without; oder or; ein a; eine a; einen a; einem a; einer a; eins one; zwei two; drei three; vier four; funf five
sechs six; sieben seven; acht eight; neun nine; zehn ten; zwolf twelve; halb half; halbe half; halber half; halbes half; halben half
kein no; keine no; keinen no; nicht not; nichts nothing; bisschen bit; wenig little; etwas some; noch also; auch also; dann then; danach then
gramm g; teeloffel tsp; tl tsp; essloffel tbsp; tasse cup; tassen cups; glas glass; glaser glasses; becher pot; dose can; dosen cans
flasche bottle; flaschen bottles; scheibe slice; scheiben slices; stuck piece; stucke pieces; packung packet; tute bag; schale bowl
schussel bowl; teller plate; handvoll handful; portionen portions; riegel bar
grosse large; grosser large; grosses large; kleine small; kleiner small; kleines small; gekocht boiled; gekochte boiled; gekochter boiled
gebraten fried; gebratene fried; gebratener fried; gegrillt grilled; gegrillte grilled; gegrillter grilled; roh raw; rohe raw; roher raw
ungekocht uncooked; heute today; gestern yesterday; morgens morning; morgen morning; beeren berries; mittag lunch; mittags lunch; abends dinner; fruhstuck breakfast
mittagessen lunch; abendessen dinner; uhr oclock; fett fat; fruchte fruits; fruchten fruits; aus from; ich i; habe have; hatte had; gegessen eaten; getrunken drank; gab ate; prise pinch; schuss splash; zimt cinnamon;  zum for; von of; prozent percent; bruder brother; schwester sister; freund friend; freundin friend; freunden friends; freundinnen friends; auf on; kartofel potato; kartofeln potatoes; hanchen chicken; reiss rice; viertel quarter; drittel third; nein no; nee no; warte wait; doch actually; quatsch wait; korrektur correction; sondern but
`;

/** English translations by German word. */
export const germanWords: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Stems of adjectives, which end in -e, -em, -en, -er or -es. */
const adjectives: ReadonlyMap<string, string> = new Map(
  `gekocht boiled; weichgekocht boiled; hartgekocht boiled; gebraten fried; gebacken baked; gegrillt grilled; gedunstet steamed; gerauchert smoked; roh raw; ungekocht
  uncooked; gross large; klein small; mittelgross medium; suss sweet; ungesusst unsweetened; gesusst sweetened; fettarm lowfat;
  saur sour; scharf spicy; frisch fresh; gemischt mixed; grun green; rot red; gelb yellow; weiss white; schwarz black; dunkl dark;
  dunkel dark; gesalzen salted; gerostet roasted; geschalt peeled; gerieben grated; gehackt chopped; gefullt stuffed; paniert breaded;
  warm warm; kalt cold; heiss hot; alkoholfrei alcoholfree; zuckerfrei sugarfree; laktosefrei lactosefree; glutenfrei glutenfree;
  vegan vegan; vegetarisch vegetarian; halb half; ganz whole; griechisch greek`
    .split(/;\s*/)
    .map((pair) => pair.trim().split(/\s+/) as [string, string]),
);

/** A shade before a color: 'giftgrün', 'knallrot', 'dunkelrot'. The food has the color. */
const shade =
  /^(?:gift|gras|moos|oliv|neon|knall|quietsch|leucht|hell|dunkel|tief|satt|zart|blass|gold|zitronen|dotter|kirsch|feuer|blut|pech|schnee)(?=(?:grue?n|rot|gelb|weiss|schwarz)(?:e[mnrs]?)?$)/;

const translateAdjective = (word: string): string | undefined => {
  const plain = word.replace(shade, '').replace(/^gruen/, 'grun');
  return adjectives.get(plain) ?? adjectives.get(plain.replace(/e[mnrs]?$/, ''));
};

/**
 * Translates a German word (lower case, without accents) to English. 'ae', 'oe', 'ue' and 'ss' are treated as 'ä', 'ö',
 * 'ü', 'ß'.
 */
export const translateGerman = (word: string): string | undefined => {
  const plain = word.replaceAll('ß', 'ss');
  return (
    germanWords.get(word) ?? germanWords.get(plain.replace(/([aou])e/g, '$1')) ?? translateAdjective(plain)
  );
};
