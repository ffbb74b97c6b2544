import type { Post } from '../post.ts';

export const diaryThatLasts: Post = {
  slug: 'a-food-diary-that-lasts',
  title: 'A food diary that lasts longer than three weeks',
  summary:
    'Writing down what you eat is one of the best-supported habits for weight control, and one of the first to be dropped. Here is what research says about keeping it up.',
  category: 'Habits',
  published: '2026-09-14',
  body: (
    <>
      <p>
        In 2011 Lora Burke and colleagues went through 22 studies on self-monitoring, 15 of them on food
        diaries. Again and again, people who wrote down more of what they ate lost more weight. The authors
        also named the weaknesses of the studies: mostly the same kind of participants, and diaries that only
        their authors could check. For that reason they rated the evidence as weak. But the direction was the
        same throughout.
      </p>
      <p>
        The trouble is that diaries end. Many people give up within weeks, often for reasons that have little
        to do with willpower.
      </p>
      <h2>It takes less time than you fear, and less each month</h2>
      <p>
        Jean Harvey and colleagues followed 142 people in an online program for half a year and measured how
        long they spent on their log. In the first month it was about 23 minutes a day. In the sixth it was
        about 15. Among those still logging, the minutes didn&rsquo;t predict who had lost weight. The number
        of visits did: people who had lost a tenth of their weight or more opened the log 2.7 times a day, the
        others 1.7 times.
      </p>
      <p>So keep it short, and log at the meal. By evening, lunch is already a blur.</p>
      <h2>Habits need a hook and time</h2>
      <p>
        Phillippa Lally and colleagues asked 96 people to choose something small to do every day after a fixed
        cue, such as a glass of water after breakfast. It took a median of 66 days for the habit to become
        automatic, ranging from 18 to 254. And missing a single day did no measurable damage.
      </p>
      <p>So here is how to build a diary that lasts:</p>
      <ul>
        <li>
          <strong>Hook it to the meal.</strong> Not &ldquo;I will log more&rdquo; but &ldquo;when I put the
          plate down, I take the photo&rdquo;.
        </li>
        <li>
          <strong>Make the smallest version count.</strong> A quick entry of calories alone is an entry.
          &ldquo;Soup, about 300&rdquo; beats an empty line.
        </li>
        <li>
          <strong>Reuse yesterday.</strong> We eat many of the same things again. Copy breakfast instead of
          typing it.
        </li>
        <li>
          <strong>Forgive the gaps.</strong> Start again at the next meal. Don&rsquo;t fill in three lost days
          from memory: the numbers will be wrong and it will feel like punishment.
        </li>
        <li>
          <strong>Look once a week.</strong> A log that no one reads is just bookkeeping. Take five minutes on
          Sunday and ask one question: what would I change first?
        </li>
      </ul>
      <h2>What streaks are good for</h2>
      <p>
        Counting days in a row helps some people over the first month. It can also turn against you: on day 41
        a missed dinner feels like losing 40 days, and some people stop altogether. Lally&rsquo;s finding is
        the better story to tell yourself: one missed day changes nothing. We show a streak because many
        people like it, and don&rsquo;t make a drama of it when it ends.
      </p>
      <h2>When to put it down</h2>
      <p>
        You don&rsquo;t need a diary forever. After some months, many people know their portions by eye, and a
        week of logging now and then keeps them honest. Stop if it starts to hurt: if food becomes arithmetic,
        if a number decides whether you can meet friends for dinner, or if you hide what you log. In that
        case, talk to a doctor or someone you trust. Your peace of mind at the table is worth more than any
        app.
      </p>
      <blockquote>The best diary is the one you&rsquo;re still keeping, more or less, in March.</blockquote>
      <h2>In the app</h2>
      <p>
        Platewise is made for short visits. You can log a photo, a sentence or a quick number right from the
        dashboard. An empty day offers to copy the day before, and you can log saved meals again as they are.
        You can correct entries on any past day, so nothing has to be perfect right away. You can log offline,
        and entries sync later. Reminders come at the times you choose. And if you want to leave, you can take
        your whole diary with you, in formats other tools can read.
      </p>
    </>
  ),
  sources: [
    {
      text: 'Burke LE, Wang J, Sevick MA. Self-monitoring in weight loss: a systematic review of the literature. Journal of the American Dietetic Association 2011;111:92-102.',
      href: 'https://doi.org/10.1016/j.jada.2010.10.008',
    },
    {
      text: 'Harvey J et al. Log often, lose more: electronic dietary self-monitoring for weight loss. Obesity 2019;27:380-384.',
      href: 'https://doi.org/10.1002/oby.22382',
    },
    {
      text: 'Lally P et al. How are habits formed: modelling habit formation in the real world. European Journal of Social Psychology 2010;40:998-1009.',
      href: 'https://doi.org/10.1002/ejsp.674',
    },
  ],
};
