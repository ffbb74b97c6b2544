import type { Post } from '../post.ts';

export const diaryThatLasts: Post = {
  slug: 'a-food-diary-that-lasts',
  title: 'A food diary that lasts longer than three weeks',
  summary:
    'Writing down what you eat is among the best supported habits in weight control, and among the first to be dropped. Research on what keeps it going.',
  category: 'Habits',
  published: '2026-09-14',
  body: (
    <>
      <p>
        In 2011 Lora Burke and colleagues went through 22 studies on self-monitoring, 15 of them on food
        diaries. Again and again, people who wrote down more of what they ate lost more weight. The authors
        also said what was weak about the studies: mostly the same kind of people, and diaries that say of
        themselves how complete they are. They called the evidence weak for that reason. The direction was the
        same throughout.
      </p>
      <p>
        The trouble is that diaries end. Many are given up within weeks, and often for reasons that have
        little to do with will.
      </p>
      <h2>It takes less time than you fear, and less each month</h2>
      <p>
        Jean Harvey and colleagues followed 142 people in an online programme for half a year and measured how
        long they spent on their log. In the first month it was about 23 minutes a day. In the sixth it was
        about 15. Among those who still logged then, the minutes did not tell who had lost weight. The visits
        did: who had lost a tenth of their weight or more opened the log 2.7 times a day, the others 1.7
        times.
      </p>
      <p>So note it short, and note it at the meal. In the evening there is a hole where lunch was.</p>
      <h2>Habits need a hook and time</h2>
      <p>
        Phillippa Lally and colleagues let 96 people choose something small to do every day after a fixed cue,
        such as a glass of water after breakfast. It took a median of 66 days until it ran by itself, with a
        spread from 18 to 254. And missing a single day did no measurable damage.
      </p>
      <p>So a diary that lasts is built like this:</p>
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
          <strong>Let yesterday work for you.</strong> Much of what people eat comes again. Copy breakfast
          instead of typing it.
        </li>
        <li>
          <strong>Forgive the hole.</strong> Start again at the next meal. Do not fill three lost days from
          memory: the numbers will be wrong and the work will feel like a fine.
        </li>
        <li>
          <strong>Look once a week.</strong> A log nobody reads is bookkeeping. Five minutes on Sunday, one
          question: what would I change first?
        </li>
      </ul>
      <h2>What streaks are good for</h2>
      <p>
        Counting days in a row helps some people over the first month. It can also turn against you: on day 41
        a missed dinner feels like losing 40 days, and some people stop altogether. Lally&rsquo;s finding is
        the better story to tell oneself: one missed day changes nothing. We show a streak, because many like
        it, and make no drama of its end.
      </p>
      <h2>When to put it down</h2>
      <p>
        A diary is a tool for a while. After some months many people know their portions by eye, and a week of
        logging now and then keeps the eye honest. It should also be put down when it starts to hurt: if food
        becomes arithmetic, if a number decides whether you may meet friends for dinner, or if you hide what
        you log. Then talk to a doctor or to somebody you trust. Your peace at the table is worth more than
        any app.
      </p>
      <blockquote>The best diary is the one that you still keep, roughly, in March.</blockquote>
      <h2>In the app</h2>
      <p>
        Platewise is made for short visits. A photo, a sentence or a quick number begins on the dashboard. An
        empty day offers to copy the day before, and meals that you have saved can be logged again as they
        are. Entries can be corrected on any past day, so nothing has to be perfect at once. Without a network
        you log all the same, and the entry is sent later. You can be reminded at the times you choose. And if
        you want to leave, you take the whole diary with you, in formats that other tools can read.
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
