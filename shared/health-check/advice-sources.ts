/** Sources of the recommendations, shown next to each of them. */
export const adviceSources = {
  /** 'Energy intake should be in balance with energy expenditure'; at least 400 g of fruit and vegetables a day. */
  healthyDiet: {
    name: 'WHO, Healthy diet',
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
  },
  /** Table 6: 10 to 15% of energy from protein. */
  protein: {
    name: 'WHO/FAO, Technical Report 916',
    url: 'https://www.who.int/publications/i/item/924120916X',
  },
  /** 25 g per day are adequate for adults. */
  fiber: {
    name: 'EFSA, Dietary reference values for fibre (2010)',
    url: 'https://www.efsa.europa.eu/en/efsajournal/pub/1462',
  },
  /** Less than 2,000 mg of sodium per day for adults. */
  sodium: {
    name: 'WHO, Sodium reduction',
    url: 'https://www.who.int/news-room/fact-sheets/detail/sodium-reduction',
  },
  /** Its weight loss plan includes a food diary for every week. */
  diary: { name: 'NHS, Better Health', url: 'https://www.nhs.uk/better-health/lose-weight/' },
} as const;
