import { BRAND } from '#shared/brand.ts';
import { escapeHtml } from './escape-html.ts';
import type { ReceivedMail } from './mail-store.ts';
import { mailboxStyle } from './mailbox-style.ts';

/** Opens the links of an email in a new tab, because its frame cannot navigate the page. */
const framed = (html: string): string => `<base target="_blank">${html}`;

const body = (mail: ReceivedMail): string =>
  mail.html === null
    ? `<pre>${escapeHtml(mail.text)}</pre>`
    : `<iframe title="${escapeHtml(mail.subject)}" loading="lazy" referrerpolicy="no-referrer"
        sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed(mail.html))}"></iframe>`;

const links = (mail: ReceivedMail): string =>
  mail.links
    .map((link) => `<a href="${escapeHtml(link)}" target="_blank" rel="noreferrer">${escapeHtml(link)}</a>`)
    .join('');

const article = (
  mail: ReceivedMail,
  index: number,
): string => `<details class="mail"${index === 0 ? ' open' : ''}>
<summary>
  <span class="subject">${escapeHtml(mail.subject)}</span>
  ${mail.code === null ? '' : `<span class="code">${escapeHtml(mail.code)}</span>`}
  <span class="meta">To ${escapeHtml(mail.to)} · from ${escapeHtml(mail.from)} ·
    <time datetime="${mail.at.toISOString()}">${mail.at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></span>
</summary>
${body(mail)}
<div class="links">${links(mail)}</div>
</details>`;

const empty = (to: string | undefined): string =>
  `<p class="empty">${
    to === undefined
      ? `No emails yet. Emails sent by ${BRAND} on this machine appear here.`
      : `No emails to ${escapeHtml(to)}. <a href="/__local/mail">Show all emails</a>`
  }</p>`;

/**
 * Renders the mailbox as a web page, newest email first and expanded.
 * @param to the recipient that the list is filtered by, if any
 */
export const mailboxPage = (
  mails: readonly ReceivedMail[],
  to: string | undefined,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · ${BRAND}</title>
<style>${mailboxStyle}</style>
</head>
<body>
<header>
  <div><h1>Mailbox</h1><p>Mails that ${BRAND} sent on this machine. None of them left it.</p></div>
  <form action="/__local/mail">
    <label for="to">Sent to</label>
    <input id="to" name="to" type="search" placeholder="name@example.com" value="${escapeHtml(to ?? '')}">
    <button>Show</button>
  </form>
</header>
<main>
${mails.length === 0 ? empty(to) : mails.map(article).join('\n')}
</main>
</body>
</html>`;
