import pricing from '#web/languages/de/pricing.json' with { type: 'json' };
import shared from '#web/languages/de/shared.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

/** What this site says of its own: a catalogue for each folder. */
export const ownGerman: readonly Catalogue[] = Object.values(
  import.meta.glob<Catalogue>('../languages/de/*.json', { eager: true, import: 'default' }),
);

/** German of every text by its English one. Of prices and refusals the app's own words are taken. */
export const german: Catalogue = Object.assign({}, shared, pricing, ...ownGerman);
