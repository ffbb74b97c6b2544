import { BRAND } from '#shared/brand.ts';
import { COMPANY, SUPPORT_EMAIL } from '#shared/site/company.ts';
import { Page, PageHeader, Prose } from '../parts/prose.tsx';
import { RetentionTable } from './retention-table.tsx';

export const LAST_UPDATED = 'Last updated January 18, 2025';

const mail = <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>;

/** /privacy (PAGES-17): how the product processes data. */
export const PrivacyPage = () => (
  <Page narrow>
    <PageHeader
      note={LAST_UPDATED}
      title="Privacy"
      lead={`What ${BRAND} knows of you, why, who else sees it, and how you take it with you or erase it.`}
    />
    <Prose>
      <h2>In short</h2>
      <ul>
        <li>Your diary is yours. We do not sell data, show no advertising and track nobody across sites.</li>
        <li>No photo, recording or sentence goes to an AI provider before you have agreed to it.</li>
        <li>You can export everything, and erase everything, by yourself, at any time.</li>
      </ul>

      <h2>Who is responsible</h2>
      <p>
        {COMPANY}. Write to {mail} about anything on this page.
      </p>

      <h2>What we keep, and why</h2>
      <RetentionTable language="en" />
      <p>
        We run no third-party analytics. Should we count how features are used, we do it on our own servers;
        analytics are anonymized after 2 years.
      </p>

      <h2>Health data</h2>
      <p>
        What you eat and weigh can say something about your health. We process it because you enter it and ask
        us to (your consent and our contract with you), use it for nothing else, and do not show it to anyone
        unless you share a meal yourself. An e-mail address is never shown to other people.
      </p>

      <h2>Artificial intelligence</h2>
      <p>
        The food table and our rules work without sending anything to anybody. After you have agreed in the
        app, and not before, a photo, a recording, words that the table does not know, and questions to the
        coach may be sent to a provider of AI models for an answer. With a question, and for insights that you
        ask for, go figures of your diary, your goals and your weights, and your latest messages to the coach.
        Your name and e-mail address are never added. You can withdraw this in the profile at any time. Where
        your browser brings a model of its own, the photo stays on your device.
      </p>

      <h2>Who works for us</h2>
      <ul>
        <li>
          Amazon Web Services (servers, storage, sign-in, mail, turning recordings into words, reading aloud)
          in the United States, under contract.
        </li>
        <li>
          Stripe for payments, once you buy something. It gets your e-mail address and the number of your
          account. Card numbers go to Stripe alone; we never see them.
        </li>
        <li>
          The AI provider, OpenAI or one whose models are called in the same way, within the bounds above.
        </li>
        <li>
          The push service of your browser&rsquo;s maker (Google, Mozilla, Apple or Microsoft), if you turn
          reminders on. What we send is encrypted for your browser: the service cannot read it.
        </li>
        <li>
          Open Food Facts, a public database, is asked for barcodes that we do not know. It learns the number
          of the package and nothing of you.
        </li>
      </ul>
      <p>
        Your browser may offer to recognise speech by itself; some browsers send the sound to their maker for
        that. The app says so beside the microphone.
      </p>
      <p>
        Data of people in the European Economic Area, the United Kingdom and Switzerland is transferred to the
        United States under standard contractual clauses.
      </p>

      <h2>Cookies and storage in your browser</h2>
      <ul>
        <li>
          <code>session=1</code>: says that somebody is signed in here, so that the right page opens. It holds
          no secret and lasts a year or until you sign out.
        </li>
        <li>A cookie that remembers whether the sidebar is folded, for 7 days.</li>
        <li>
          The browser&rsquo;s storage: your sign-in, theme and language, drafts, whether answers are read
          aloud, whether reminders are on here, and the code of a friend&rsquo;s link for 30 days.
        </li>
        <li>
          For times without a network: the files of the app, what you last saw of your diary, and entries and
          photos that wait to be sent. They are not encrypted: who can use your browser can read them. Signing
          out removes them, and asks before it removes what still waits.
        </li>
      </ul>
      <p>All of these are needed for what you asked for, so there is no banner. There are no others.</p>

      <h2>Your rights</h2>
      <p>
        You may see, correct, export, restrict and erase your data, object to its use, and withdraw a consent.
        Most of it is a button: correct any entry in the diary, export and delete under Profile. Deletion
        closes the account at once and then erases entries, photos, everything else in the table above that
        belongs to it, the subscription and the sign-in. Backups fall out of use within 35 days. For
        everything else write to {mail}; we answer within 30 days. You may also complain to your data
        protection authority.
      </p>

      <h2>Security</h2>
      <p>
        Connections and storage are encrypted. Each request is checked against the person who signed in, and
        every row belongs to one. You can protect the sign-in with an authenticator app, and end all sessions
        at once; a sign-in that is open elsewhere may still be used for up to 15 minutes then. If something
        happens to your data all the same, we tell you and the authorities within 72 hours of learning of it.
      </p>

      <h2>Children</h2>
      <p>
        {BRAND} is not for people under 13. Who states a lower age is told so, and it is not saved. Who then
        confirms it has the account closed at once: every session ends, nobody can sign in, nothing more is
        kept, and no weekly mail or reminder goes. What was kept before stays until it is erased, and a plan
        that is paid for ends with that. A parent can have it erased by writing to {mail}. Tell us too if a
        child has given us data, and we erase it.
      </p>

      <h2>Changes</h2>
      <p>
        We tell you of a change that matters by mail and in the app, at least 30 days before it counts. Older
        versions can be had from {mail}.
      </p>
    </Prose>
  </Page>
);
