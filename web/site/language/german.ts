import light from '#web/languages/de/light.json' with { type: 'json' };
import pricing from '#web/languages/de/pricing.json' with { type: 'json' };
import shared from '#web/languages/de/shared.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

/** Texts of this site: one catalogue per folder. */
export const ownGerman: readonly Catalogue[] = Object.values(
  import.meta.glob<Catalogue>('../languages/de/*.json', { eager: true, import: 'default' }),
);

/** German texts by English text. Prices, forms and validation messages reuse the app's translations. */
export const german: Catalogue = Object.assign({}, light, shared, pricing, ...ownGerman);
