import { BRAND } from '#shared/brand.ts';
import { FREE_CREDITS, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { MAX_FRIENDS_A_MONTH } from '#shared/referrals/schema.ts';
import { COMPANY } from '#shared/site/company.ts';
import { wordsIn } from '../../language/page-language.ts';
import { OtherPrices, PriceTable } from '../price-table.tsx';
import { LegalPage, SupportMail } from '../legal-page.tsx';

const { to } = wordsIn.de;

/** /de/terms (PAGES-18): German version of /terms. */
export const GermanTermsPage = () => (
  <LegalPage
    language="de"
    title="Nutzungsbedingungen"
    lead={`Die Vereinbarung zwischen dir und ${COMPANY}, wenn du ${BRAND} nutzt. Geschrieben, um gelesen zu werden.`}
  >
    <h2>1. Was du bekommst</h2>
    <p>
      {BRAND} ist ein Tagebuch für Essen und Gewicht mit Werkzeugen drum herum: Erkennung von Lebensmitteln
      aus Fotos, Sprache und Text, Ziele, Pläne, Einblicke und ein Coach. Du darfst es für dich selbst nutzen,
      auf beliebig vielen Geräten, solange dein Konto besteht.
    </p>

    <h2>2. Kein medizinischer Rat</h2>
    <p>
      Die Werte sind Schätzungen. Etiketten, Datensätze und Portionen können falsch sein, und ein Modell kann
      ein Lebensmittel mit einem anderen verwechseln. {BRAND} stellt keine Diagnosen und behandelt nicht.
      Verlass dich bei Allergenen, bei der Dosis von Insulin oder anderen Medikamenten oder bei einer
      Essstörung nicht darauf. Sprich mit einer Ärztin, einem Arzt oder einer Ernährungsberatung, bevor du
      wegen einer Krankheit, in einer Schwangerschaft oder für ein Kind die Ernährung umstellst.
    </p>

    <h2>3. Dein Konto</h2>
    <p>
      Der Dienst ist nichts für Menschen unter 13 Jahren: Bestätigt jemand ein geringeres Alter, wird das
      Konto geschlossen. Wo das Gesetz für eine Vereinbarung wie diese ein höheres Alter verlangt, muss ein
      Elternteil für dich zustimmen. Gib eine echte E-Mail-Adresse an, behalte dein Passwort für dich und sag
      uns, wenn jemand anders dein Konto benutzt. Ein Mensch, ein Konto.
    </p>

    <h2>4. Deine Inhalte</h2>
    <p>
      Was du einträgst, fotografierst, sagst und schreibst, bleibt deins. Du erlaubst uns, es zu speichern und
      zu verarbeiten, um den Dienst zu erbringen, und sonst nichts. Was du mit Freunden oder mit allen teilst,
      sehen sie, bis du es zurücknimmst. Lade nur Fotos hoch, die du verwenden darfst, und nichts Verbotenes.
    </p>

    <h2>5. Tarife und Preise</h2>
    <p>
      Der kostenlose Tarif hat {FREE_CREDITS} Credits im Monat und braucht keine Karte. Preise in Euro und
      Pfund enthalten eine anfallende Mehrwertsteuer. Zu Preisen in US-Dollar können Steuern hinzukommen; die
      Zahlungsseite zeigt den Gesamtbetrag, bevor du bezahlst. Bezahlte Tarife:
    </p>
    <PriceTable language="de" />
    <OtherPrices language="de" />
    <ul>
      <li>
        Dein erster Tarif beginnt mit {TRIAL_DAYS} kostenlosen Tagen, einmal pro Person. Kündigst du in dieser
        Zeit, wird nichts abgebucht.
      </li>
      <li>
        Ein Tarif verlängert sich am Ende jedes Monats oder Jahres zu dem Preis, der dir gezeigt wurde, bis du
        kündigst. Du kündigst in der App unter „Abo“, ohne mit jemandem sprechen zu müssen, und behältst den
        Tarif, bis der bezahlte Zeitraum endet.
      </li>
      <li>
        Gezahlt wird über Stripe. Misslingt eine Zahlung, läuft der Tarif weiter, während Stripe es noch
        einmal versucht, und du kannst sie in der App nachholen.
      </li>
      <li>
        Wir können einen Preis für künftige Zeiträume ändern und sagen es dir mindestens 30 Tage, bevor er für
        dich gilt.
      </li>
      <li>
        Einen Tarif oder ein Credit-Paket kannst du innerhalb von 14 Tagen widerrufen, wo immer du wohnst:{' '}
        <a href="/de/withdraw">Widerrufsbelehrung, Muster-Formular und Widerrufsbutton</a>. Kündigen kannst du
        auch <a href="/de/cancel">ohne Anmeldung</a>.
      </li>
    </ul>

    <h2>6. Credits</h2>
    <p>
      Mit Credits bezahlst du Antworten von KI-Modellen. Was eine kostet, steht da, bevor du fragst, und eine
      Antwort, die misslingt oder nichts nützt, kostet nichts. Was vom Monat übrig ist, wird nicht übertragen.
      Credits, die du gekauft oder durch Empfehlungen verdient hast, bleiben, bis sie verbraucht sind oder das
      Konto gelöscht wird; sie werden zuletzt verbraucht, lassen sich nicht verkaufen und sind kein Geld wert.
      Gekaufte, nicht verbrauchte Credits erstatten wir, wo das Gesetz es verlangt.
    </p>

    <h2>7. Empfehlungen</h2>
    <p>
      Du verdienst Credits, wenn jemand über deinen Link ein Konto bestätigt, und weitere, wenn diese Person
      zum ersten Mal für Premium oder Enterprise bezahlt: jeweils einmal pro Person und für höchstens{' '}
      {MAX_FRIENDS_A_MONTH} Personen im Monat. Wer sich selbst wirbt, bekommt nichts; Credits für Konten von
      Menschen, die es nicht gibt, können wir zurücknehmen.
    </p>

    <h2>8. Faire Nutzung</h2>
    <p>
      Versuch nicht, an die Daten anderer zu kommen, den Dienst zu stören oder zu überlasten, ihn
      weiterzuverkaufen oder seine Lebensmitteltabelle als Ganzes herauszuziehen. Programme dürfen die API mit
      einem persönlichen Token in deren Grenzen benutzen. Wir können ein Konto, das anderen oder dem Dienst
      schadet, sperren und sagen dir, warum.
    </p>

    <h2>9. Verfügbarkeit</h2>
    <p>
      Wir arbeiten dafür, dass der Dienst läuft und deine Daten sicher sind, aber er kann ausfallen oder für
      Wartung pausieren. Funktionen können sich ändern. Beenden wir eine Funktion, für die du bezahlt hast,
      kannst du kündigen und bekommst zurück, was für die übrige Zeit bezahlt war. Beenden wir den Dienst,
      hast du mindestens 60 Tage, um deine Daten zu exportieren.
    </p>

    <h2>10. Ende</h2>
    <p>
      Du kannst dein Konto jederzeit im Profil löschen. Ein laufendes Abo endet damit. Wir können die
      Vereinbarung mit einer Frist von 30 Tagen beenden oder bei einem schweren Verstoß sofort.
    </p>

    <h2>11. Haftung</h2>
    <p>
      Wir haften unbegrenzt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit
      und überall, wo das Gesetz keine Grenze erlaubt. Im Übrigen ist unsere Haftung begrenzt auf den
      typischen, vorhersehbaren Schaden und auf das, was du uns in den zwölf Monaten davor gezahlt hast.
      Rechte, die dir das Gesetz als Verbraucherin oder Verbraucher gibt, bleiben, wie sie sind.
    </p>

    <h2>12. Änderungen dieser Bedingungen</h2>
    <p>
      Jede Änderung kündigen wir 30 Tage vorher per E-Mail und in der App an. Bist du nicht einverstanden,
      kannst du gehen, bevor sie gilt; was du für die Zeit danach bezahlt hast, bekommst du zurück.
    </p>

    <h2>13. Recht</h2>
    <p>
      Es gilt das Recht des Staates New York, und seine Gerichte sind zuständig, außer du bist Verbraucherin
      oder Verbraucher anderswo: Dann schützen dich auch das Recht und die Gerichte deines Wohnorts. Ist eine
      dieser Bedingungen unwirksam, gelten die übrigen weiter.
    </p>

    <h2>14. Kontakt</h2>
    <p>
      {COMPANY}, <SupportMail />. Wie wir mit deinen Daten umgehen, steht unter{' '}
      <a href={to('/privacy')}>Datenschutz</a>.
    </p>
  </LegalPage>
);
