import type { Post } from '../../post.ts';
import { diaryThatLasts } from '../diary-that-lasts.tsx';

export const germanDiaryThatLasts: Post = {
  slug: 'a-food-diary-that-lasts',
  title: 'Ein Ernährungstagebuch, das länger hält als drei Wochen',
  summary:
    'Aufzuschreiben, was man isst, gehört zu den am besten belegten Gewohnheiten rund ums Gewicht und zu den ersten, die einschlafen. Was die Forschung darüber weiß, wie man dranbleibt.',
  category: 'Habits',
  published: '2026-09-14',
  body: (
    <>
      <p>
        2011 gingen Lora Burke und ihr Team 22 Studien zur Selbstbeobachtung durch, 15 davon zu
        Ernährungstagebüchern. Immer wieder nahmen Menschen, die mehr von dem aufschrieben, was sie aßen,
        stärker ab. Die Autorinnen sagten auch, was an den Studien schwach war: meistens dieselbe Art von
        Menschen und Tagebücher, die über ihre eigene Vollständigkeit Auskunft geben. Deshalb nannten sie die
        Belege schwach. Die Richtung war überall dieselbe.
      </p>
      <p>
        Das Problem ist, dass Tagebücher enden. Viele werden nach Wochen aufgegeben, und oft haben die Gründe
        wenig mit dem Willen zu tun.
      </p>
      <h2>Es kostet weniger Zeit, als du fürchtest, und jeden Monat weniger</h2>
      <p>
        Jean Harvey und ihr Team haben ein halbes Jahr lang 142 Menschen in einem Onlineprogramm begleitet und
        gemessen, wie lange sie mit ihrem Protokoll zubrachten. Im ersten Monat waren es etwa 23 Minuten am
        Tag. Im sechsten waren es etwa 15. An den Minuten war bei denen, die dann noch eintrugen, nicht
        abzulesen, wer abgenommen hatte. An den Besuchen schon: Wer mindestens ein Zehntel seines Gewichts
        verloren hatte, öffnete sein Tagebuch 2,7-mal am Tag, die anderen 1,7-mal.
      </p>
      <p>Trag also kurz ein, und gleich beim Essen. Am Abend ist dort, wo das Mittagessen war, ein Loch.</p>
      <h2>Gewohnheiten brauchen einen Haken und Zeit</h2>
      <p>
        Phillippa Lally und ihr Team ließen 96 Menschen etwas Kleines aussuchen, das sie jeden Tag nach einem
        festen Anlass tun wollten, zum Beispiel ein Glas Wasser nach dem Frühstück. Bis es von selbst lief,
        dauerte es im Median 66 Tage, mit einer Spanne von 18 bis 254. Und ein einzelner ausgelassener Tag
        richtete keinen messbaren Schaden an.
      </p>
      <p>Ein Tagebuch, das hält, ist also so gebaut:</p>
      <ul>
        <li>
          <strong>Häng es an die Mahlzeit.</strong> Nicht „Ich will mehr eintragen“, sondern „Wenn ich den
          Teller hinstelle, mache ich das Foto“.
        </li>
        <li>
          <strong>Lass die kleinste Fassung gelten.</strong> Ein schneller Eintrag nur mit Kalorien ist ein
          Eintrag. „Suppe, etwa 300“ schlägt die leere Zeile.
        </li>
        <li>
          <strong>Lass gestern für dich arbeiten.</strong> Vieles, was wir essen, kommt wieder. Kopier das
          Frühstück, statt es zu tippen.
        </li>
        <li>
          <strong>Verzeih das Loch.</strong> Fang bei der nächsten Mahlzeit wieder an. Füll nicht drei
          verlorene Tage aus dem Gedächtnis: Die Zahlen werden falsch, und die Arbeit fühlt sich an wie eine
          Strafe.
        </li>
        <li>
          <strong>Schau einmal in der Woche hin.</strong> Ein Tagebuch, das niemand liest, ist Buchhaltung.
          Fünf Minuten am Sonntag, eine Frage: Was würde ich zuerst ändern?
        </li>
      </ul>
      <h2>Wozu Serien gut sind</h2>
      <p>
        Tage in Folge zu zählen hilft manchen über den ersten Monat. Es kann sich auch gegen dich wenden: Am
        Tag 41 fühlt sich ein vergessenes Abendessen an wie der Verlust von 40 Tagen, und mancher hört ganz
        auf. Lallys Ergebnis ist die bessere Geschichte, die man sich erzählen kann: Ein ausgelassener Tag
        ändert nichts. Wir zeigen eine Serie, weil viele sie mögen, und machen aus ihrem Ende kein Drama.
      </p>
      <h2>Wann du es weglegen solltest</h2>
      <p>
        Ein Tagebuch ist ein Werkzeug für eine Weile. Nach einigen Monaten kennen viele ihre Portionen mit dem
        Auge, und ab und zu eine Woche Eintragen hält das Auge ehrlich. Weglegen solltest du es auch, wenn es
        anfängt wehzutun: wenn Essen zu Arithmetik wird, wenn eine Zahl entscheidet, ob du dich mit Freunden
        zum Essen triffst, oder wenn du versteckst, was du einträgst. Dann sprich in einer ärztlichen Praxis
        darüber oder mit jemandem, dem du vertraust. Dein Frieden am Tisch ist mehr wert als jede App.
      </p>
      <blockquote>Das beste Tagebuch ist das, das du im März noch führst, ungefähr.</blockquote>
      <h2>In der App</h2>
      <p>
        Platewise ist für kurze Besuche gemacht. Ein Foto, ein Satz oder eine schnelle Zahl beginnt auf der
        Übersicht. Ein leerer Tag bietet an, den Tag davor zu kopieren, und gespeicherte Mahlzeiten trägst du
        wieder ein, wie sie sind. An jedem vergangenen Tag lassen sich Einträge berichtigen, es muss also
        nichts auf Anhieb perfekt sein. Ohne Netz trägst du genauso ein, und der Eintrag wird später gesendet.
        Erinnern lässt du dich zu den Zeiten, die du wählst. Und wenn du gehen willst, nimmst du das ganze
        Tagebuch mit, in Formaten, die andere Werkzeuge lesen können.
      </p>
    </>
  ),
  sources: diaryThatLasts.sources,
};
