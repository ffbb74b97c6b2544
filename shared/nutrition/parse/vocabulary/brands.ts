import { normalForm } from '../normal-form.ts';

/**
 * Restaurants, shops and manufacturers, one per line as users write them. A brand is never read as a number, a size or a
 * food. Names whose words mean something else are joined to one word: 'five guys' is `five_guys`.
 */
const joined = `
five guys; 7 eleven; seven eleven; cheesecake factory; waffle house; pizza hut; pizza express; pizza pizza; pizza ranch; burger fi; burger lounge
in n out; in and out burger; chick fil a; chickfila; jack in the box; pret a manger; shake shack; steak n shake; steak and shake; steak 48
panda express; taco bell; taco cabana; taco john's; del taco; dairy queen; olive garden; red lobster; red robin; cracker barrel; krispy kreme
krispy krunchy; dunkin donuts; tim hortons; texas roadhouse; outback steakhouse; longhorn steakhouse; buffalo wild wings; wing stop
raising cane's; raising canes; white castle; carl's jr; carls jr; hungry jack's; hungry jacks; el pollo loco; little caesars; papa john's
papa johns; papa murphy's; round table pizza; california pizza kitchen; noodles and company; einstein bros; bagel brothers; jersey mike's
jersey mikes; jimmy john's; jimmy johns; potbelly; firehouse subs; auntie anne's; auntie annes; jamba juice; smoothie king; tropical smoothie cafe
peet's coffee; peets coffee; coffee bean; costa coffee; caffe nero; black rifle; dutch bros; trader joe's; trader joes; whole foods; harris teeter
sainsbury's; marks and spencer; hello fresh; blue apron; lean cuisine; healthy choice; marie callender's; stouffer's; amy's kitchen
uncle sam; simply nature; simple truth; great value; good and gather; market pantry; member's mark; kirkland signature; archer farms; o organics
bird's eye; birds eye; green giant; le creuset; hans im gluck; hans im glück; dean and david; five star; first watch; bob evans; p f chang's
pf chang's; pf changs; p f changs; cold stone; baskin robbins; nature valley
`;

const single = `
starbucks; mcdonalds; mcdonald's; maccas; wendys; wendy's; kfc; subway; chipotle; panera; arbys; arby's; dennys; denny's; ihop; popeyes
greggs; nandos; nando's; wagamama; itsu; vapiano; nordsee; backwerk; dominos; domino's; quiznos; zaxbys; zaxby's; culvers; culver's
whataburger; hardees; hardee's; bojangles; wingstop; qdoba; sweetgreen; chopt; pret; tesco; asda; aldi; lidl; rewe; edeka
netto; kaufland; waitrose; morrisons; walmart; costco; kirkland; wegmans; publix; safeway; kroger; woolworths; migros
wetherspoons; applebees; applebee's; hooters; maggianos; dunkin; shipley; wawa; sheetz; bucees
zoes; freshii; pollo; bareburger; smashburger; fatburger; rallys; krystal; culver; jollibee; yoshinoya; sukiya; saizeriya
ikea; hellofresh; gousto; huel; costa; muller; müller; alpro; oatly; califia; quorn; gardein
morningstar; kashi; kelloggs; kellogg's; nestle; nestlé; cadbury; hershey; hersheys; lindt; milka; ritter; haribo
hellmanns; hellmann's; barilla; buitoni; knorr; maggi; campbells; campbell's; progresso; hormel; oscar; tyson; perdue
rxbar; larabar; fulfil; myprotein; isopure; fairlife; dymatize; orgain; foodspring; esn
`;

const listOf = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/);

/** Phrases that join the words of a brand, as in `phrases.ts`. */
export const brandPhrases: string = listOf(joined)
  .filter((name) => name.includes(' '))
  .map((name) => `${name} = ${name.replace(/['’]/g, '').replaceAll(' ', '_')}`)
  .join('\n');

const brands: ReadonlySet<string> = new Set([
  ...listOf(joined).map((name) => normalForm(name.replace(/['’]/g, '').replaceAll(' ', '_'))),
  ...listOf(single).map(normalForm),
]);

/** Returns whether a normalized word names a brand. */
export const isBrandWord = (word: string): boolean => brands.has(word);
