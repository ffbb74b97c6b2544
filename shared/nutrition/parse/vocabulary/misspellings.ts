/**
 * Frequent misspellings that are too far from the word for the spelling correction, or that are other words by
 * themselves, and slang for foods. Each group names the word first.
 */
const groups = `
almond ahmond allmond almund amond; apple aple appel appl; asparagus asparagas aspargus asparagras asperagus; avocado avacado avacodo avacoda advocado avocardo 
bacon baccon bakon; bagel bagle baigel beigel; banana bananna banan bannana; barbecue barbeque barbaque; bean beens 
beef beaf bief; biscuit biscut bisquit biccy biccies bikkie bikkies bickie; blueberry bluberry blubery blueberrie bluebery; bolognese bolonaise bolognaise bolonese bolognase bolegnese bolognais 
bread bred; broccoli brocolli brocali broccolli brockoli; brownie brouwnie; burger burgar burguer burgur; burrito buritto burito burito; butter buter buttar buttr
cabbage cabage cabbidge; caesar ceasar ceaser cesar caeser; cappuccino capuchino cappucino capuccino cappachino capucino; carrot carot carrat carrott carret; cashew cashue casheu cachew; cauliflower cauliflour colliflower cauliflur
celery celary cellery selery; cereal ceral cerial cearal cerel; cheddar chedder chedar; cheese chese chees cheeze chease; cheesecake chesecake cheescake; chicken chiken chickn chickin chikken chicen chook
chilli chille; chocolate choclate chocolat choccy choccie chockolate choklat; cinnamon cinammon cinnimon cinamon cinimon cinnamin; coconut cocunut coconat coconutt; coffee cofee coffe cofffee coffie cofe; coleslaw coldslaw colslaw; cookie cooki cookey
couscous couscus cuscus; cream creem; croissant crossaint croisant croissaint crosant croissont; cucumber cucmber cucomber cucumer cuke; curry currie curri
dessert; doughnut donut; dumpling dumplin; egg eg egs eggg; espresso expreso espreso; falafel falafal felafel fallafel; fish 
crisps crips; fries frys fryes frise; granolla; grape graep; grapefruit grapfruit; gravy gravey gravie; grilled grild griled grilld; guacamole guac guacomole guacamolli quacamole
hamburger hamberger hambuger; hazelnut hazlenut hazelnutt; honey hony hunny honny; hummus humas humous hommus hoummos; juice juce juise jucie juic
ketchup ketchap cetchup; lasagna lasanga lasagnia lazagna lasanya; lemonade lemonaid limonade; lentil lentel lentle; lettuce letuce lettus lettice; macaroni maccaroni macroni macarony
mango mangoe mangow; maple mapel; marmalade marmelade; mashed mashd mahsed; mayonnaise mayonaise mayonase mayonaisse; meatball meetball; milk mlik milck millk mik; mozzarella mozarella mozzerella mozerella mozzarela
muesli musli mueslie musely; muffin muffen mufin; mushroom mushrom mushrum mashroom shroom; mussel mussle; mustard musterd; noodle noddle nuddle noodel; oatmeal oatmel otmeal; omelette omlette omlet omelett omellete
onion onoin onnion unyun; orange oragne ornge orang; pancake pancak panckake; parmesan parmasan parmesean parmigian parmezan; pasta psta; peach peech; peanut peenut penut peanutt; pepper peper pepar pepperr; pepperoni peperoni peporoni
pineapple pinapple pineaple; pistachio pistacio pistashio; pizza piza pizzza pzza; pork porc; porridge porrige poridge porage; potato potatoe potatos poteto potatoo spud; pretzel pretzal pritzel; protein protien protine proteen
quesadilla quesadila kesadilla casadilla; quinoa quinua kinwa quinoi keenwa; raisin raisen; raspberry rasberry raspbery razberry; ravioli raviolli; rice ryce; roasted rosted roastd; salad sald sallad; salmon salmom samon salman sammon
sandwich sandwhich sandwitch sandwish sanwich sandwhitch sarnie sarney butty buttie; sausage sausige sasuage sosage sausge; scrambled scrambeld scrambld scrammbled; shrimp shrimpp shirmp; smoothie smoothy smoothe smothie
soup soop sooup zoup; sour; soy; spaghetti spagetti spageti spaggetti spagheti spag; spinach spinich spinnach spinech spinatch; steak staek steek stek; strawberry strawbery stawberry strawberrie strawbry; sugar suger shugar sugur
sushi susi sushy; tomato tomatoe tomatos tomatto; toast tost toste toasst; tortilla tortila tortia; tuna tunna toona; turkey turky turkee; vanilla vanila vanilia; vegetable vegtable vegatable vegitable vegetabel veggie; vinegar vinager vinigar
waffle waffel wafel; walnut wallnut walnutt; watermelon watermellon; whipped whiped; yogurt yoghurt yogurrt yougurt yogert yoghourt yoggurt; zucchini zuchini zucchinni
slice slise slyce sliece; piece peice pice; glass glas glasss; bowl boul; bottle botle bottel; handful handfull; spoonful spoonfull; teaspoon teespoon; tablespoon tabelspoon tablespon; gram grm grms gramm; pound pund
with wiht withe whith wih; and annd adn; two; scoop scop; half haf halv; large larg; small smal; medium meduim
sauerkraut kraut; bratwurst brats; lager lagar; chicken; mushrooms mushies; avocado avo; vegetable veggies
`;

/** Maps a misspelled word (lower case, without accents) to the right one. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  groups
    .trim()
    .split(/\s*[;\n]\s*/)
    .flatMap((group) => {
      const [right = '', ...wrong] = group.split(' ');
      return wrong.map((word) => [word, right] as const);
    }),
);
