import { BRAND } from '#shared/brand.ts';
import { COMPANY } from '#shared/site/company.ts';
import { LegalPage, SupportMail } from '../legal-page.tsx';
import { RetentionTable } from '../retention-table.tsx';

/** /de/privacy (PAGES-17): German version of /privacy. */
export const GermanPrivacyPage = () => (
  <LegalPage
    language="de"
    title="Datenschutz"
    lead={`Was ${BRAND} über dich weiß, warum, wer es sonst noch sieht und wie du es mitnimmst oder löschst.`}
  >
    <h2>Kurz gesagt</h2>
    <ul>
      <li>
        Dein Tagebuch gehört dir. Wir verkaufen keine Daten, zeigen keine Werbung und verfolgen niemanden über
        Websites hinweg.
      </li>
      <li>Kein Foto, keine Aufnahme und kein Satz geht an einen KI-Anbieter, bevor du zugestimmt hast.</li>
      <li>Du kannst alles selbst exportieren und alles selbst löschen, jederzeit.</li>
    </ul>

    <h2>Wer verantwortlich ist</h2>
    <p>
      {COMPANY}. Zu allem auf dieser Seite kannst du an <SupportMail /> schreiben.
    </p>

    <h2>Was wir speichern und warum</h2>
    <RetentionTable language="de" />
    <p>
      Wir setzen keine Analysedienste Dritter ein. Sollten wir zählen, wie Funktionen genutzt werden, dann auf
      unseren eigenen Servern; solche Auswertungen werden nach 2 Jahren anonymisiert.
    </p>

    <h2>Gesundheitsdaten</h2>
    <p>
      Was du isst und wiegst, kann etwas über deine Gesundheit aussagen. Wir verarbeiten es, weil du es
      eingibst und uns darum bittest (deine Einwilligung und unser Vertrag mit dir), verwenden es für nichts
      anderes und zeigen es niemandem, außer du teilst selbst eine Mahlzeit. Eine E-Mail-Adresse wird anderen
      nie gezeigt.
    </p>

    <h2>Künstliche Intelligenz</h2>
    <p>
      Die Lebensmitteltabelle und unsere Regeln kommen ohne jede Übertragung an Dritte aus. Nachdem du in der
      App zugestimmt hast, und nicht vorher, können ein Foto, eine Aufnahme, Worte, die die Tabelle nicht
      kennt, und Fragen an den Coach für eine Antwort an einen Anbieter von KI-Modellen gehen. Mit einer
      Frage, und für Einblicke, um die du bittest, gehen Werte aus deinem Tagebuch, deine Ziele und Gewichte
      und deine letzten Nachrichten an den Coach mit. Dein Name und deine E-Mail-Adresse werden nie beigefügt.
      Das alles kannst du im Profil jederzeit widerrufen. Wo dein Browser ein eigenes Modell mitbringt, bleibt
      das Foto auf deinem Gerät.
    </p>

    <h2>Wer für uns arbeitet</h2>
    <ul>
      <li>
        Amazon Web Services (Server, Speicher, Anmeldung, E-Mail, Umwandeln von Aufnahmen in Text, Vorlesen)
        in den USA, auf Grundlage eines Vertrags.
      </li>
      <li>
        Stripe für Zahlungen, sobald du etwas kaufst. Stripe bekommt deine E-Mail-Adresse und die Nummer
        deines Kontos. Kartennummern gehen allein an Stripe; wir bekommen sie nie zu sehen.
      </li>
      <li>Der KI-Anbieter, OpenAI oder einer mit derselben Schnittstelle, in den oben genannten Grenzen.</li>
      <li>
        Der Push-Dienst des Herstellers deines Browsers (Google, Mozilla, Apple oder Microsoft), wenn du
        Erinnerungen einschaltest. Was wir senden, ist für deinen Browser verschlüsselt: Der Dienst kann es
        nicht lesen.
      </li>
      <li>
        Open Food Facts, eine öffentliche Datenbank, wird nach Barcodes gefragt, die wir nicht kennen. Sie
        erfährt die Nummer der Packung und nichts über dich.
      </li>
      <li>
        Have I Been Pwned, eine öffentliche Liste von Passwörtern aus Datenlecks, wenn du ein neues Passwort
        wählst. Sie bekommt die ersten fünf Zeichen seines Hashwerts, die etwa tausend Passwörter gemeinsam
        haben, und nie das Passwort.
      </li>
    </ul>
    <p>
      Dein Browser bietet vielleicht an, Sprache selbst zu erkennen; manche Browser schicken den Ton dafür an
      ihren Hersteller. Die App sagt das neben dem Mikrofon.
    </p>
    <p>
      Daten von Menschen im Europäischen Wirtschaftsraum, im Vereinigten Königreich und in der Schweiz werden
      auf Grundlage von Standardvertragsklauseln in die USA übertragen.
    </p>

    <h2>Cookies und Speicher in deinem Browser</h2>
    <ul>
      <li>
        <code>session=1</code>: sagt, dass hier jemand angemeldet ist, damit sich die richtige Seite öffnet.
        Es enthält kein Geheimnis und bleibt ein Jahr oder bis du dich abmeldest.
      </li>
      <li>Ein Cookie, das sich 7 Tage lang merkt, ob die Seitenleiste eingeklappt ist.</li>
      <li>
        Der Speicher des Browsers: deine Anmeldung, Farbschema und Sprache, Entwürfe, ob Antworten vorgelesen
        werden, ob hier Erinnerungen eingeschaltet sind und 30 Tage lang der Code aus dem Link einer Freundin
        oder eines Freundes und 7 Tage lang eine Mahlzeit, die du vor der Registrierung auf der Startseite
        behalten hast.
      </li>
      <li>
        Für Zeiten ohne Netz: die Dateien der App, was du zuletzt von deinem Tagebuch gesehen hast, und
        Einträge und Fotos, die auf das Senden warten. Sie sind nicht verschlüsselt: Wer deinen Browser
        benutzen kann, kann sie lesen. Beim Abmelden werden sie entfernt; was noch wartet, erst nach einer
        Rückfrage.
      </li>
    </ul>
    <p>
      All das ist nötig, damit der Dienst funktioniert, darum gibt es kein Banner. Andere Cookies gibt es
      nicht.
    </p>

    <h2>Deine Rechte</h2>
    <p>
      Du kannst deine Daten einsehen, berichtigen, exportieren, einschränken und löschen, ihrer Verwendung
      widersprechen und eine Einwilligung widerrufen. Das meiste davon geht direkt in der App: Jeden Eintrag
      berichtigst du im Tagebuch, exportieren und löschen kannst du unter „Profil“. Das Löschen schließt das
      Konto sofort und entfernt danach Einträge, Fotos mit allen Kopien, alles andere aus der Tabelle oben,
      was dazugehört, das Abo und die Anmeldung. Sicherungskopien laufen innerhalb von 35 Tagen aus,
      Änderungen, die nicht verarbeitet werden konnten, innerhalb von 7 Tagen. Damit keine Sicherungskopie
      deine Daten zurückbringt, bewahren wir 60 Tage lang die ID deines Kontos auf, und sonst nichts. Für
      alles andere schreib an <SupportMail />; wir antworten innerhalb von 30 Tagen. Du kannst dich auch bei
      deiner Datenschutzbehörde beschweren.
    </p>

    <h2>Sicherheit</h2>
    <p>
      Verbindungen und Speicher sind verschlüsselt. Bei jeder Anfrage prüfen wir, wer angemeldet ist, und
      jeder Datensatz gehört genau einer Person. Du kannst die Anmeldung mit einer Authenticator-App schützen
      und dich überall abmelden: Andere Geräte haben dann nach spätestens einer halben Minute keinen Zugriff
      mehr. Geschieht deinen Daten trotzdem etwas, sagen wir es dir und den Behörden innerhalb von 72 Stunden,
      nachdem wir davon erfahren haben.
    </p>

    <h2>Kinder</h2>
    <p>
      {BRAND} ist nichts für Menschen unter 13 Jahren. Gibst du ein geringeres Alter an, weisen wir dich
      darauf hin und speichern es nicht. Bestätigst du es, schließen wir dein Konto sofort: Alle Sitzungen
      enden, niemand kann sich mehr anmelden, nichts mehr wird gespeichert, und es gehen keine Erinnerungen
      mehr hinaus. Ein bezahlter Tarif verlängert sich nicht. Was vorher gespeichert war, löschen wir nach 30
      Tagen. Ein Elternteil kann es mit einer Nachricht an <SupportMail /> früher löschen oder länger
      aufbewahren lassen. Sag uns auch, wenn ein Kind uns Daten gegeben hat, und wir löschen sie.
    </p>

    <h2>Änderungen</h2>
    <p>
      Von einer wichtigen Änderung erfährst du per E-Mail und in der App, mindestens 30 Tage bevor sie gilt.
      Ältere Fassungen bekommst du von <SupportMail />.
    </p>
  </LegalPage>
);
