import type { Post } from '../post.ts';

export const calorieCount: Post = {
  slug: 'what-a-calorie-count-can-tell-you',
  title: 'What a calorie count can tell you, and what it cannot',
  summary:
    'Labels may be a fifth off, menus differ from their plates, and people forget what they ate. A count is still worth keeping, if you read it for what it is.',
  category: 'Numbers',
  published: '2026-11-16',
  body: (
    <>
      <p>
        A calorie count looks like a measurement. It has four digits and it adds up. But somebody estimated
        what a food holds, somebody estimated how much of it lay on the plate, and somebody tried to remember
        all of it in the evening. It helps to know how far off each of the three can be: you stop arguing with
        the last digit and look at the first two.
      </p>
      <h2>The factors behind the label</h2>
      <p>
        Almost no food is burned in a laboratory to find its energy. Its protein, fat and carbohydrate are
        measured, and each gram is multiplied by a factor: 4 kilocalories for protein and for carbohydrate, 9
        for fat. The factors go back to Wilbur Atwater&rsquo;s experiments around 1900; the United States
        Department of Agriculture published the refined tables for single foods that many records still use.
        The factors are averages over many foods and many people. Whole almonds show how far an average can be
        off: Janet Novotny and colleagues fed them to eighteen adults in 2012 and measured what left the body
        again. A portion of 28 grams gave 129 kilocalories. The factors say 168 to 170.
      </p>
      <p>
        So a count cannot tell you what your own gut took out of your own portion. It tells you what such a
        portion holds on average, by a method that everybody shares, and that is plenty for comparing Tuesday
        with Wednesday.
      </p>
      <h2>The room that the law leaves</h2>
      <p>
        A label on a package is allowed to be wrong. In the United States a food counts as mislabelled when
        its calories, fat or sugars are more than 20 percent above what the label declares. A packaged dinner
        of 400 kilocalories may hold 440 and break no rule. Over a week of varied food, errors upwards and
        downwards partly cancel each other. On a single meal they do not.
      </p>
      <h2>Restaurants are wider still</h2>
      <p>
        In 2011 Lorien Urban and colleagues bought 269 items from 42 restaurants and burned them in a
        calorimeter. On average the stated energy was close. But 19 percent of the single items held at least
        100 kilocalories more than stated, and it was the dishes with few stated calories that tended to hold
        more. The average was right, and the plate in front of you could still be far off.
      </p>
      <p>
        The practical reading: treat a restaurant meal as a range. If a menu says 600, think 500 to 750, log
        the middle, and do not spend the evening on it.
      </p>
      <h2>The widest link is memory</h2>
      <p>
        The largest errors sit with us. In a well-known study of 1992, Steven Lichtman and colleagues worked
        with people who could not lose weight although they reported eating very little. Measured with doubly
        labelled water, their logs had left out 47 percent of what they ate, and claimed about half as much
        exercise again as they really did. These were ten people with a particular problem, so 47 percent is
        no figure for everybody. But most of us know how it happens: a handful here and the oil in the pan do
        not feel like a meal, and are not remembered as one.
      </p>
      <p>
        That is the best reason to log at the table. A meal that is written down while it is warm, with a
        rough weight, is worth more than an exact record of what you still know at bedtime.
      </p>
      <h2>How to use a number that is not exact</h2>
      <ul>
        <li>
          <strong>Log at the table.</strong> Ten seconds now replace a guess later. A photo is enough to begin
          with.
        </li>
        <li>
          <strong>Weigh what is dense.</strong> Oil, nuts, cheese and spreads carry the most energy per spoon.
          A kitchen scale pays for itself on these; leaves can be guessed.
        </li>
        <li>
          <strong>Look at weeks.</strong> Single days carry all the noise above. A weekly average loses much
          of it.
        </li>
        <li>
          <strong>Keep the method the same.</strong> If you always log pasta cooked, a constant error does not
          hide a change.
        </li>
        <li>
          <strong>Let the scale correct the sum.</strong> If your log says 2,000 and your weight rises slowly
          for four weeks, your real balance is above it, whatever the digits say.
        </li>
      </ul>
      <blockquote>
        You will not know to the metre where you stand. You will know which way you are going.
      </blockquote>
      <h2>What we do about it</h2>
      <p>
        Platewise cannot make a label exact, but it need not add errors of its own. Every food that it logs
        names the record that its figures come from, so you can see whether &ldquo;chicken soup&rdquo; means a
        can or a kitchen. A figure that a record does not have is shown as not known instead of as zero.
        Portions from a photo show how sure they are, and you can correct the grams with one press. And the
        week stands beside the day.
      </p>
    </>
  ),
  sources: [
    {
      text: 'US Code of Federal Regulations, 21 CFR 101.9(g): nutrition labeling of food, compliance. As of November 2026.',
      href: 'https://www.ecfr.gov/current/title-21/section-101.9',
    },
    {
      text: 'Urban LE et al. Accuracy of stated energy contents of restaurant foods. JAMA 2011;306(3):287-293.',
      href: 'https://doi.org/10.1001/jama.2011.993',
    },
    {
      text: 'Lichtman SW et al. Discrepancy between self-reported and actual caloric intake and exercise in obese subjects. New England Journal of Medicine 1992;327:1893-1898.',
      href: 'https://doi.org/10.1056/NEJM199212313272701',
    },
    {
      text: 'Merrill AL, Watt BK. Energy value of foods: basis and derivation. USDA Agriculture Handbook No. 74, 1973.',
      href: 'https://www.ars.usda.gov/ARSUserFiles/80400525/Data/Classics/ah74.pdf',
    },
    {
      text: 'Novotny JA, Gebauer SK, Baer DJ. Discrepancy between the Atwater factor predicted and empirically measured energy values of almonds in human diets. American Journal of Clinical Nutrition 2012;96:296-301.',
      href: 'https://doi.org/10.3945/ajcn.112.035782',
    },
  ],
};
