import type { Post } from '../../post.ts';
import { fibre } from '../fibre.tsx';

export const germanFibre: Post = {
  slug: 'fibre-the-number-most-days-miss',
  title: 'Ballaststoffe: die Zahl, die an den meisten Tagen fehlt',
  summary:
    'Fünfundzwanzig Gramm am Tag sind eine alte und bescheidene Linie, und die meisten bleiben weit darunter. Was Ballaststoffe tun und fünf leise Wege dorthin.',
  category: 'Nutrients',
  published: '2026-10-12',
  body: (
    <>
      <p>
        Eiweiß hat Fans und Zucker Feinde. Ballaststoffe haben weder noch, und nur wenige kennen ihre Zahl.
        Dabei gehört sie zu den Werten eines Ernährungstagebuchs, die am häufigsten deutlich zu niedrig
        stehen.
      </p>
      <h2>Was das ist</h2>
      <p>
        Ballaststoffe sind der Teil von Pflanzen, den der Dünndarm nicht zerlegen kann: die Wände der Zellen,
        die Schale des Korns, das Pektin, das Marmelade fest werden lässt. Sie kommen fast unverändert im
        Dickdarm an. Ein Teil quillt auf und hält die Dinge in Bewegung. Ein Teil ist Futter für Bakterien,
        die daraus kurze Fettsäuren machen, von denen der Darm lebt. Manche, wie das Beta-Glucan im Hafer,
        nehmen Cholesterin mit aus dem Körper.
      </p>
      <h2>Wie viel</h2>
      <p>
        Die Europäische Behörde für Lebensmittelsicherheit (EFSA) hält 25 Gramm am Tag für Erwachsene für
        angemessen, für eine normale Darmfunktion, und sah oberhalb davon Hinweise auf einen Nutzen für das
        Herz und dafür, das Gewicht zu halten. Die USA knüpfen den Wert an die Energie: 14 Gramm je 1.000
        Kilokalorien, bei 2.000 also 28 Gramm. Nach den Ernährungsleitlinien von 2020 essen dort mehr als 90
        Prozent der Frauen und 97 Prozent der Männer weniger Ballaststoffe als empfohlen.
      </p>
      <p>
        Worum es dabei geht, haben Andrew Reynolds und sein Team 2019 für die Weltgesundheitsorganisation
        zusammengetragen: 185 Beobachtungsstudien mit rund 135 Millionen Personenjahren und 58 Versuche mit
        4.635 Menschen. Wer am meisten Ballaststoffe aß, starb um 15 bis 30 Prozent seltener, an allen
        Ursachen und an Herzkrankheiten, als wer am wenigsten aß; auch Schlaganfall, Typ-2-Diabetes und
        Darmkrebs waren seltener. Am größten war der Nutzen zwischen 25 und 29 Gramm, und die Kurven deuteten
        an, dass noch mehr noch mehr bringt. Beobachtung allein beweist keine Ursache. Aber die Versuche
        wiesen in dieselbe Richtung: Mit mehr Ballaststoffen sanken Gewicht, Blutdruck und Cholesterin.
      </p>
      <h2>Warum der Tag nicht reicht</h2>
      <p>
        Schau dir einen gewöhnlichen Tag an. Toast aus Weißbrot: etwa 1 Gramm. Ein Brötchen mit Schinken: 2.
        Ein Apfel: 4. Nudeln mit Tomatensoße: 5. Ein Joghurt: nichts. Macht 12, ohne eine einzige Mahlzeit,
        die man schlecht nennen würde. Ballaststoffe fehlen, weil weißes Mehl sie verloren hat, weil Tiere
        keine haben und weil Gemüse als Garnitur serviert wird.
      </p>
      <h2>Fünf leise Wege zu 25</h2>
      <ol>
        <li>
          <strong>Wechsle das Brot, nicht den Belag.</strong> Zwei Scheiben Vollkornbrot bringen etwa 4 Gramm,
          zwei Scheiben weißer Toast zwischen 1 und 2.
        </li>
        <li>
          <strong>Zweimal in der Woche Hülsenfrüchte.</strong> Eine Tasse gekochte Linsen oder schwarze Bohnen
          enthält etwa 15 Gramm: mehr als der halbe Tag in einer Schale. Fang mit einer halben Tasse an.
        </li>
        <li>
          <strong>Morgens Hafer oder Obst.</strong> Haferbrei aus 60 Gramm Flocken bringt etwa 6 Gramm, eine
          Tasse Himbeeren 8.
        </li>
        <li>
          <strong>Lass die Schale dran.</strong> Kartoffeln, Äpfel, Birnen und Gurken tragen viel davon außen.
        </li>
        <li>
          <strong>Nüsse statt Cracker.</strong> Eine Handvoll Mandeln bringt zwischen 3 und 4 Gramm und Fett,
          das das Herz mag. Trag die Handvoll ein: Sie hat es in sich.
        </li>
      </ol>
      <h2>Langsam und mit Wasser</h2>
      <p>
        Ein Darm, der an 12 Gramm gewöhnt ist, beschwert sich womöglich, wenn er über Nacht 30 bekommt. Leg
        jede Woche etwas zu und trink dazu. Blähungen in den ersten Tagen vergehen meistens. Wer eine
        Darmkrankheit hat oder vor einer Untersuchung wenig Ballaststoffe essen soll, hält sich an den
        ärztlichen Rat statt an einen Durchschnitt.
      </p>
      <h2>Eine Anmerkung dazu, was Etiketten zählen</h2>
      <p>
        In Europa sind Ballaststoffe auf dem Etikett in den Kohlenhydraten nicht enthalten, in den USA schon.
        Derselbe Riegel zeigt deshalb auf zwei Kontinenten verschiedene Kohlenhydrate. Und viele Datensätze
        nennen Ballaststoffe gar nicht, obwohl das Lebensmittel welche hat.
      </p>
      <blockquote>Wo ein Feld leer ist, hat niemand gemessen, oder niemand hat es aufgeschrieben.</blockquote>
      <h2>In der App</h2>
      <p>
        Platewise schreibt „unbekannt“, wo ein Datensatz keine Ballaststoffe nennt, und rechnet sie nur in
        Summen als nichts: Dein wahrer Wert ist dann der gezeigte oder ein höherer. Der Gesundheits-Check
        vergleicht das Mittel der Tage, an denen du etwas eingetragen hast, mit 25 Gramm. Liegst du darüber,
        muss sich nichts ändern. Liegst du darunter, öffne ein paar Tage im Tagebuch und such die Mahlzeiten,
        die fast keine bringen.
      </p>
    </>
  ),
  sources: [
    ...fibre.sources.slice(0, 2),
    {
      text: 'US Departments of Agriculture and of Health and Human Services. Dietary Guidelines for Americans, 2020-2025. 9. Ausgabe, Dezember 2020.',
      href: 'https://www.dietaryguidelines.gov/sites/default/files/2020-12/Dietary_Guidelines_for_Americans_2020-2025.pdf',
    },
    {
      text: 'USDA FoodData Central, Oktober 2026: Ballaststoffe der hier genannten Lebensmittel.',
      href: 'https://fdc.nal.usda.gov/',
    },
  ],
};
