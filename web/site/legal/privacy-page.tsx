import { BRAND } from '#shared/brand.ts';
import { COMPANY } from '#shared/site/company.ts';
import { LegalPage, SupportMail } from './legal-page.tsx';
import { RetentionTable } from './retention-table.tsx';

/** /privacy (PAGES-17): how the product processes data. */
export const PrivacyPage = () => (
  <LegalPage
    language="en"
    title="Privacy"
    lead={`What ${BRAND} knows about you, why, who else sees it, and how to export or delete it.`}
  >
    <h2>In short</h2>
    <ul>
      <li>Your diary is yours. We don&rsquo;t sell data, show ads or track you across sites.</li>
      <li>No photo, recording or text goes to an AI provider without your consent.</li>
      <li>You can export or delete everything yourself, at any time.</li>
    </ul>

    <h2>Who is responsible</h2>
    <p>
      {COMPANY}. Write to <SupportMail /> about anything on this page.
    </p>

    <h2>What we keep, and why</h2>
    <RetentionTable language="en" />
    <p>
      We use no third-party analytics. If we measure how features are used, we do it on our own servers;
      analytics are anonymized after 2 years.
    </p>

    <h2>Health data</h2>
    <p>
      What you eat and weigh can reveal something about your health. We process it because you enter it and
      ask us to (based on your consent and our contract with you). We use it for nothing else and show it to
      no one unless you share a meal. We never show your email address to other users.
    </p>

    <h2>Artificial intelligence</h2>
    <p>
      Our food database and rules work without sending your data to third parties. Only after you consent in
      the app do we send photos, recordings, text that our database doesn&rsquo;t recognize, and questions to
      the coach to an AI provider. Questions and insight requests include values from your diary, your goals
      and weights, and your latest messages to the coach. We never include your name or email address. You can
      withdraw your consent in your profile at any time. If your browser has a built-in model, the photo stays
      on your device.
    </p>

    <h2>Service providers</h2>
    <ul>
      <li>
        Amazon Web Services (servers, storage, sign-in, email, speech recognition, reading aloud) in the
        United States, under contract.
      </li>
      <li>
        Stripe, for payments, once you buy something. It receives your email address and account ID. Card
        numbers go to Stripe only; we never see them.
      </li>
      <li>The AI provider, OpenAI or one with a compatible API, within the limits above.</li>
      <li>
        The push service of your browser&rsquo;s maker (Google, Mozilla, Apple or Microsoft), if you turn on
        reminders. Our messages are encrypted for your browser, so the service cannot read them.
      </li>
      <li>
        Open Food Facts, a public database, for barcodes that we don&rsquo;t have. It receives the barcode and
        nothing about you.
      </li>
      <li>
        Have I Been Pwned, a public list of passwords from data breaches, when you choose a new password. It
        receives the first five letters of the password&rsquo;s hash, which about a thousand passwords share,
        and never the password.
      </li>
    </ul>
    <p>
      Your browser may offer its own speech recognition; some browsers send audio to their maker for this. The
      app tells you so next to the microphone.
    </p>
    <p>
      We transfer data from the European Economic Area, the United Kingdom and Switzerland to the United
      States under standard contractual clauses.
    </p>

    <h2>Cookies and storage in your browser</h2>
    <ul>
      <li>
        <code>session=1</code>: shows that you&rsquo;re signed in, so that the right page opens. It contains
        no secret and lasts a year or until you sign out.
      </li>
      <li>A cookie that remembers for 7 days whether the sidebar is collapsed.</li>
      <li>
        Browser storage: your sign-in, theme and language, drafts, whether replies are read aloud, whether
        reminders are on for this device, a friend&rsquo;s referral code for 30 days, and for 7 days a meal
        that you kept on the home page before signing up.
      </li>
      <li>
        For offline use: the app&rsquo;s files, your recently viewed diary data, and entries and photos that
        haven&rsquo;t synced yet. They are not encrypted: anyone who can use your browser can read them.
        Signing out removes them, and asks first if anything hasn&rsquo;t synced.
      </li>
    </ul>
    <p>All of these are necessary for the service, so there is no cookie banner. We use no others.</p>

    <h2>Your rights</h2>
    <p>
      You have the right to access, correct, export, restrict and delete your data, to object to its use, and
      to withdraw your consent. You can do most of this yourself: correct entries in the diary, export and
      delete under Profile. Deletion closes your account at once and then erases your entries, photos with all
      their copies, everything else in the table above that belongs to the account, your subscription and your
      sign-in. Backups expire within 35 days. Changes that our servers failed to process expire within 7 days.
      So that no backup brings your data back, we keep the ID of your account, and nothing else, for 60 days.
      For everything else, write to <SupportMail />; we reply within 30 days. You can also file a complaint
      with your data protection authority.
    </p>

    <h2>Security</h2>
    <p>
      Connections and storage are encrypted. We check on every request that you can access only your own data.
      You can protect your sign-in with an authenticator app, and sign out everywhere: other devices lose
      access within half a minute. If there is a data breach, we notify you and the authorities within 72
      hours of learning of it.
    </p>

    <h2>Children</h2>
    <p>
      {BRAND} is not for people under 13. If you enter a lower age, we tell you so and don&rsquo;t save it. If
      you confirm it, we close the account at once: all sessions end, no one can sign in, we store nothing
      more, and we send no more reminders. A paid plan is not renewed. Existing data is erased after 30 days.
      A parent can have it erased earlier or kept longer by writing to <SupportMail />. If you believe a child
      has given us data, tell us and we will erase it.
    </p>

    <h2>Changes</h2>
    <p>
      We notify you of significant changes by email and in the app, at least 30 days before they take effect.
      For earlier versions, write to <SupportMail />.
    </p>
  </LegalPage>
);
