import type { AssistantReading } from '../reading.ts';
import { ask } from '../say.ts';
import type { Workspace } from '../workspace.ts';

const email = /[^\s,;:<>()"@]+@[^\s,;:<>()"@]+/u;
const phone = /(?<![\w@.])\+?\d[\d ()/-]{5,18}\d(?!\w)/u;
const company =
  /(?:,\s?|\s)(?:from|at|of|with|works (?:at|for)|company:?|bei|von|aus|firma:?)\s(?:the |der |dem |die )?([\p{Lu}\d][^,;:()]*?)(?=[,;:()]|\s(?:as|with|e-?mail|phone|mail|tel\p{L}*|als|mit|und|and)(?!\p{L})|\s\uE000|[.!]?$)/u;
const opening =
  /^(?:please |bitte )*(?:(?:add|create|enter|save|register|set up|make|put|new|leg\p{L}*|erfass\p{L}*|erstell\p{L}*|füg\p{L}*|trag\p{L}*|neue[rn]?)\s+)?(?:me |mir )?(?:an? |the |einen? |den |die )?(?:new |neue[nr]? )?(?:(?:sales )?(?:lead|prospect|contact|kontakt|interessent\p{L}*)(?!\p{L}))?(?:\s(?:for|called|named|namens|für|an))?[:,\s-]*/iu;

/** Reads a new lead: name, email, company and phone in any order. Asks for a missing name or email. */
export const readNewLead = (text: string, { words: { t } }: Workspace): AssistantReading => {
  const address = email.exec(text)?.[0];
  const withoutEmail = address ? text.replace(address, '\uE000') : text;
  const number = phone.exec(withoutEmail)?.[0].trim();
  const bare = (number ? withoutEmail.replace(number, '\uE000') : withoutEmail).replace(opening, '');
  const of = company.exec(` ${bare}`)?.[1]?.trim();
  const rest = (of ? ` ${bare}`.replace(company, ',') : bare)
    .replace(
      /(?:^|[\s,])(?:as (?:an? )?(?:new )?(?:lead|prospect)|als (?:neue[nr]? )?(?:lead|interessent\p{L}*|kontakt)|to (?:my|the) (?:leads|pipeline)|(?:e-?)?mail(?: address| is|-adresse)?|phone(?: number| is)?|tel\p{L}*|an)(?!\p{L})[:.]?/giu,
      ',',
    )
    .split(/[,;()\uE000]/u)
    .map((part) => part.trim().replace(/^(?:and|und|with|mit)\s+|[.!]+$/giu, ''))
    .filter((part) => part !== '');
  const [name = '', second] = rest;
  if (name.length < 2 || !/\p{L}/u.test(name))
    return ask(t('What is the name of the new lead, and the email address?'));
  if (!address) return ask(t('What is the email address of {name}?', { name }));
  const firm = of ?? (second && second.length > 1 ? second : undefined);
  return {
    kind: 'steps',
    steps: [
      {
        deed: 'create_lead',
        name: name.slice(0, 120),
        email: address.replace(/\.$/u, ''),
        ...(firm && { company: firm.slice(0, 120) }),
        ...(number && { phone: number.slice(0, 40) }),
      },
    ],
  };
};
