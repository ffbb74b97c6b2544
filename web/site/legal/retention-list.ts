import type { ItemDocs, RetentionRow, RetentionText } from '#shared/item-types/item-type.ts';
import { readItemDocs } from '#shared/item-types/registry.ts';
import type { Language } from '#shared/language/languages.ts';

const head: RetentionRow = {
  en: ['What', 'Why', 'How long'],
  de: ['Was', 'Warum', 'Wie lange'],
};

/** Stored in the user pool. */
const account: RetentionRow = {
  en: [
    'Account: name, email address, password (as a value from which it cannot be read), and the key of your authenticator app if you use one',
    'To sign you in and to reach you',
    'Until you delete the account',
  ],
  de: [
    'Konto: Name, E-Mail-Adresse, Passwort (als Wert, aus dem es sich nicht zurückrechnen lässt) und, wenn du eine Authenticator-App benutzt, deren Schlüssel',
    'Damit du dich anmelden kannst und wir dich erreichen',
    'Bis du das Konto löschst',
  ],
};

/** Stored in log groups and in the log bucket. */
const logs: RetentionRow = {
  en: [
    'Technical logs: time, URL, result, browser, network address; for a form that is sent, a hash of the network address',
    'To find faults and abuse',
    'At most 90 days; the hash two days',
  ],
  de: [
    'Technische Protokolle: Zeit, aufgerufene Adresse, Ergebnis, Browser, Netzwerkadresse; bei einem abgeschickten Formular ein Hash der Netzwerkadresse',
    'Um Fehler und Missbrauch zu finden',
    'Höchstens 90 Tage; der Hash zwei Tage',
  ],
};

/** Retention of the rows in the DynamoDB table, as registered by the features. */
const inTable = Object.values<ItemDocs>(readItemDocs()).flatMap(({ retentionRows = {} }) =>
  Object.values(retentionRows),
);

export interface RetentionList {
  head: RetentionText;
  rows: readonly RetentionText[];
}

/** Returns what we store, why and for how long, for the privacy page. */
export const retentionListIn = (language: Language): RetentionList => ({
  head: head[language],
  rows: [account, ...inTable, logs].map((row) => row[language]),
});
