import type { KeptData } from '../kept-table.tsx';

/** What `kept-data.ts` says, in German. */
export const germanKeptData: KeptData = {
  head: ['Was', 'Warum', 'Wie lange'],
  rows: [
    [
      'Konto: Name, E-Mail-Adresse, Passwort (als Wert, aus dem es sich nicht zurückrechnen lässt) und, wenn du eine Authenticator-App benutzt, deren Schlüssel',
      'Damit du dich anmelden kannst und wir dich erreichen',
      'Bis du das Konto löschst',
    ],
    [
      'Profil: Alter, Gewicht, Größe, Aktivität, Ziel, Einheiten, Zeitzone, Sprache und, wenn du es angibst, dein Geschlecht; Gewichte, die du einträgst',
      'Um Ziele zu berechnen und zu wissen, wann dein Tag beginnt',
      'Bis du es änderst oder das Konto löschst',
    ],
    [
      'Ernährungstagebuch: was du wann gegessen hast, die Werte dazu und die Datensätze, aus denen sie stammen; Wasser',
      'Für das Tagebuch, seine Summen, Verläufe und Einblicke',
      'Einträge bleiben, solange dein Konto besteht, höchstens 7 Jahre nach der letzten Änderung. Löschst du einen, ist er sofort weg',
    ],
    [
      'Fotos von Mahlzeiten, ohne Ort und andere verborgene Daten',
      'Um Lebensmittel zu erkennen und den Eintrag zu zeigen',
      'So lange wie ihr Eintrag und zwei Tage länger. Eines, das du nicht einträgst, wird innerhalb von zwei Tagen entfernt',
    ],
    [
      'Aufnahmen deiner Stimme',
      'Um sie in Text umzuwandeln',
      'Gelöscht, sobald der Text da ist, spätestens nach einem Tag',
    ],
    [
      'Gespräche mit dem Coach und Pläne',
      'Um im Zusammenhang zu antworten und sie wieder zu zeigen',
      'Bis du sie leerst oder das Konto löschst',
    ],
    [
      'Einblicke, und welche Wochenmails du bekommen hast',
      'Um sie wieder zu zeigen und keine zweimal zu schicken',
      'Einblicke einen Monat, der Vermerk zu einer Mail ein halbes Jahr',
    ],
    [
      'Tagebücher, die du importierst: die Einträge und ein Fingerabdruck jeder Zeile. Die Datei bleibt bei dir',
      'Um jede Zeile nur einmal einzutragen, so oft du auch importierst',
      'Bis du den Import zurücknimmst oder das Konto löschst',
    ],
    [
      'Erinnerungen, wenn du sie einschaltest: Uhrzeiten und die Adresse, unter der dein Browser Nachrichten annimmt',
      'Um dich zu erinnern',
      'Bis du sie ausschaltest, dich dort abmeldest oder das Konto löschst',
    ],
    [
      'Tarif, Zahlungen und Credits, ohne Kartennummern',
      'Damit du bekommst, was du bezahlt hast',
      'Bis du das Konto löschst; Rechnungen, die bei Stripe liegen, so lange, wie das Gesetz es verlangt',
    ],
    [
      'Dass eine E-Mail-Adresse ihren Probezeitraum hatte oder über den Link anderer kam: als Hash, der sie nicht nennt',
      'Ein Probezeitraum und eine Prämie pro Person',
      'Das Erste bleibt, wenn das Konto gelöscht wird; das Zweite verfällt nach 90 Tagen',
    ],
    [
      'Ein Export, um den du bittest',
      'Um ihn dir zu geben',
      'Der Link gilt 24 Stunden; die Datei wird binnen zwei Tagen entfernt, oder mit dem Konto',
    ],
    [
      'Nachrichten an den Support',
      'Um dir zu antworten',
      'Anfragen an den Support bleiben 3 Jahre gespeichert; die von der E-Mail-Adresse deines Kontos gehen mit dem Konto, wenn du es löschst',
    ],
    [
      'Adresse für den Newsletter',
      'Um dir die Briefe zu schicken, die du bestätigt hast',
      'Bis du dich mit einem Klick abmeldest oder das Konto zu dieser Adresse löschst. Eine, die niemand bestätigt, verfällt nach 7 Tagen',
    ],
    [
      'Technische Protokolle: Zeit, aufgerufene Adresse, Ergebnis, Browser, Netzwerkadresse; bei einem abgeschickten Formular ein Hash der Netzwerkadresse',
      'Um Fehler und Missbrauch zu finden',
      'Höchstens 90 Tage; der Hash zwei Tage',
    ],
  ],
};
