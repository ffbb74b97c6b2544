import { BRAND } from '#shared/brand.ts';
import { COMPANY, SUPPORT_EMAIL } from '../content/contact.ts';
import { Page, PageHead, Prose } from '../parts/prose.tsx';

export const LAST_UPDATED = 'Last updated January 18, 2025';

const mail = <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>;

/** /privacy (PAGES-17): what the product does with data, and nothing that it does not. */
export const PrivacyPage = () => (
  <Page narrow>
    <PageHead
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
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Account: name, e-mail address, password (as a value from which it cannot be read)</td>
            <td>To sign you in and to reach you</td>
            <td>Until you delete the account</td>
          </tr>
          <tr>
            <td>Profile: age, weight, height, activity, goal, units, time zone, and sex if you state it</td>
            <td>To reckon goals, and to know when your day begins</td>
            <td>Until you change it or delete the account</td>
          </tr>
          <tr>
            <td>
              Food logs: what you ate, when, its figures and the records that they come from; water; weights
            </td>
            <td>The diary, its sums, trends and insights</td>
            <td>
              Food logs are kept while your account is open, at most 7 years. Delete one, and it is gone at
              once
            </td>
          </tr>
          <tr>
            <td>Photos of meals, without location and other hidden data</td>
            <td>To recognise foods, and to show the entry</td>
            <td>As long as their entry</td>
          </tr>
          <tr>
            <td>Recordings of your voice</td>
            <td>To turn them into words</td>
            <td>Removed as soon as the words are there, after one day at the latest</td>
          </tr>
          <tr>
            <td>Conversations with the coach, plans and insights</td>
            <td>To answer in context and to show them again</td>
            <td>Until you clear them or delete the account</td>
          </tr>
          <tr>
            <td>Plan, payments and credits, without card numbers</td>
            <td>To give you what you have paid for</td>
            <td>Until you delete the account; invoices as long as the law asks</td>
          </tr>
          <tr>
            <td>Messages to support</td>
            <td>To answer you</td>
            <td>
              Support tickets are kept 3 years; those of your account’s e-mail go with the account when you
              delete it
            </td>
          </tr>
          <tr>
            <td>Newsletter address</td>
            <td>To send the letter that you have confirmed</td>
            <td>Until you unsubscribe, by one press, or delete the account of this address</td>
          </tr>
          <tr>
            <td>Technical logs: time, address called, outcome, a hashed or shortened network address</td>
            <td>To find faults and abuse</td>
            <td>At most 90 days</td>
          </tr>
        </tbody>
      </table>
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
        The food table and our rules work without sending anything to anybody. A photo, a recording or words
        that the table does not know may be sent to a provider of AI models for an answer, and only after you
        have agreed in the app. You can withdraw that in the profile at any time. What is sent is the photo or
        the words, never your name or e-mail address. Where your browser brings a model of its own, the photo
        stays on your device.
      </p>

      <h2>Who works for us</h2>
      <ul>
        <li>
          Amazon Web Services (servers, storage, sign-in, mail, speech) in the United States, under contract.
        </li>
        <li>Stripe for payments. Card numbers go to Stripe alone; we never see them.</li>
        <li>The AI provider, OpenAI or one that speaks the same language, within the bounds above.</li>
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
          The browser&rsquo;s storage: your sign-in, your theme, entries that wait for a connection, drafts,
          and the code of a friend&rsquo;s link for 30 days.
        </li>
      </ul>
      <p>All of these are needed for what you asked for, so there is no banner. There are no others.</p>

      <h2>Your rights</h2>
      <p>
        You may see, correct, export, restrict and erase your data, object to its use, and withdraw a consent.
        Most of it is a button: correct any entry in the diary, export and delete under Profile. Deletion
        closes the account at once and then erases entries, photos, friendships, likes, the subscription and
        the sign-in. Backups fall out of use within 35 days. For everything else write to {mail}; we answer
        within 30 days. You may also complain to your data protection authority.
      </p>

      <h2>Security</h2>
      <p>
        Connections and storage are encrypted. Each request is checked against the person who signed in, and
        every row belongs to one. Sign-in tokens are short-lived, and you can end all sessions at once. If
        something happens to your data all the same, we tell you and the authorities within 72 hours of
        learning of it.
      </p>

      <h2>Children</h2>
      <p>
        {BRAND} is not for people under 13. An account that states a lower age is closed to use. Tell us if a
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
