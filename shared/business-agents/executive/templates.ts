import type { Language } from '../../language/languages.ts';
import type { EmailTemplate, TemplateType } from './schema.ts';

type Words = Pick<EmailTemplate, 'name' | 'subject' | 'body'>;

const english: Readonly<Record<TemplateType, Words>> = {
  welcome: {
    name: 'Welcome',
    subject: 'Welcome[[, {{first_name}}]]',
    body: `Hello[[ {{first_name}}]],

Thank you for your interest. I’m glad we’re in touch[[ and that {{company}} thought of us]].

[[{{message}}

]]What matters most to you? Just reply to this email, and I’ll send you what fits.

Best regards[[
{{sender}}]]`,
  },
  follow_up: {
    name: 'Follow-up',
    subject: 'Following up[[ on {{topic}}]][[, {{first_name}}]]',
    body: `Hello[[ {{first_name}}]],

I wanted to follow up with you[[ about {{topic}}]]. Are there any questions I can answer[[ for you and {{company}}]]?

[[{{message}}

]]If another time suits you better, just let me know.

Best regards[[
{{sender}}]]`,
  },
  proposal: {
    name: 'Proposal',
    subject: 'Our proposal[[ for {{company}}]]',
    body: `Hello[[ {{first_name}}]],

I’d like to send you a proposal[[ about {{topic}}]].

[[{{message}}

]][[The price: {{price}}

]][[You can find it here: {{link}}

]]Let me know what you think and what you would change.

Best regards[[
{{sender}}]]`,
  },
  reminder: {
    name: 'Reminder',
    subject: 'Quick reminder[[: {{topic}}]]',
    body: `Hello[[ {{first_name}}]],

Just a quick reminder[[ about {{topic}}]][[ on {{date}}]].

[[{{message}}

]]If it’s already done, please ignore this email. If you need anything, just let me know.

Best regards[[
{{sender}}]]`,
  },
  demo_invite: {
    name: 'Invitation to a demo',
    subject: 'A demo[[ for {{company}}]]',
    body: `Hello[[ {{first_name}}]],

I’d like to show you what we do[[ and how it can help {{company}}]].

[[{{message}}

]][[How about {{date}}?

]][[Here’s the link: {{link}}

]]Which day works for you? A short reply is enough.

Best regards[[
{{sender}}]]`,
  },
};

const german: Readonly<Record<TemplateType, Words>> = {
  welcome: {
    name: 'Willkommen',
    subject: 'Willkommen[[, {{first_name}}]]',
    body: `Hallo[[ {{first_name}}]],

vielen Dank für Ihr Interesse. Ich freue mich, dass wir in Kontakt sind[[ und dass {{company}} an uns gedacht hat]].

[[{{message}}

]]Was ist Ihnen am wichtigsten? Eine kurze Antwort auf diese E-Mail genügt, und ich schicke Ihnen, was dazu passt.

Viele Grüße[[
{{sender}}]]`,
  },
  follow_up: {
    name: 'Nachfassen',
    subject: 'Kurze Nachfrage[[ zu {{topic}}]]',
    body: `Hallo[[ {{first_name}}]],

ich möchte gern noch einmal auf Sie zukommen[[, es geht um {{topic}}]]. Gibt es Fragen, die ich Ihnen[[ und {{company}}]] beantworten kann?

[[{{message}}

]]Wenn Ihnen ein anderer Zeitpunkt besser passt, sagen Sie mir einfach, wann.

Viele Grüße[[
{{sender}}]]`,
  },
  proposal: {
    name: 'Angebot',
    subject: 'Unser Angebot[[ für {{company}}]]',
    body: `Hallo[[ {{first_name}}]],

ich möchte Ihnen gern ein Angebot machen[[, es geht um {{topic}}]].

[[{{message}}

]][[Der Preis: {{price}}

]][[Sie finden es hier: {{link}}

]]Bitte sagen Sie mir, was Sie davon halten und was anders sein soll.

Viele Grüße[[
{{sender}}]]`,
  },
  reminder: {
    name: 'Erinnerung',
    subject: 'Kurze Erinnerung[[: {{topic}}]]',
    body: `Hallo[[ {{first_name}}]],

hier ist eine kurze Erinnerung[[: {{topic}}]][[, am {{date}}]].

[[{{message}}

]]Falls es schon erledigt ist, vergessen Sie diese E-Mail bitte. Falls etwas fehlt, sagen Sie mir einfach Bescheid.

Viele Grüße[[
{{sender}}]]`,
  },
  demo_invite: {
    name: 'Einladung zur Demo',
    subject: 'Eine Demo[[ für {{company}}]]',
    body: `Hallo[[ {{first_name}}]],

ich würde Ihnen gern zeigen, was wir tun[[ und was es für {{company}} bringen kann]].

[[{{message}}

]][[Wie wäre es mit {{date}}?

]][[Das ist der Link: {{link}}

]]Welcher Tag passt Ihnen? Eine kurze Antwort genügt.

Viele Grüße[[
{{sender}}]]`,
  },
};

const words: Readonly<Record<Language, typeof english>> = { en: english, de: german };

/** Returns the default template of a type. */
export const productTemplate = (template_type: TemplateType, language: Language): EmailTemplate => ({
  id: null,
  ...words[language][template_type],
  template_type,
  active: true,
  created_at: null,
});
