import { describe, expect, it } from 'vitest';
import { documentDraft } from '#shared/business-agents/executive/document-draft.ts';
import { fillTemplate } from '#shared/business-agents/executive/fill-template.ts';
import { documentTypes, templateTypes } from '#shared/business-agents/executive/schema.ts';
import { productTemplate } from '#shared/business-agents/executive/templates.ts';
import { firstNameOf, templateValues } from '#shared/business-agents/executive/template-values.ts';
import { languageNames } from '#shared/language/languages.ts';

const filled = (template: string, values: Record<string, string> = {}): string =>
  fillTemplate(template, new Map(Object.entries(values))).text;
const anna = { name: 'Anna Berg', company: 'Acme', email: 'anna@acme.test', phone: null };
const broken = /\{\{|\}\}|\[\[|\]\]|undefined|null|NaN| ,| \.|\( |^[,.;:]/m;

describe('Filling an email template', () => {
  it('fills all spellings of a placeholder', () => {
    expect(filled('Hi {{First Name}}, {{ company }}!', { first_name: 'Anna', company: 'Acme' })).toBe(
      'Hi Anna, Acme!',
    );
  });

  it('drops the word that leads to an unknown value in a greeting or subject', () => {
    expect(filled('Hello {{name}},')).toBe('Hello,');
    expect(filled('Demo for {{company}}')).toBe('Demo');
    expect(filled('Ein Angebot für {{company}}')).toBe('Ein Angebot');
    expect(filled('Dear {{name}} of {{company}},', { name: 'Anna' })).toBe('Dear Anna,');
    expect(filled('Offer – {{topic}}')).toBe('Offer');
    expect(filled('{{topic}}: our offer')).toBe('our offer');
  });

  it('drops a whole sentence or labeled line that needs an unknown value', () => {
    expect(filled('We meet at {{place}}. I look forward to it.')).toBe('I look forward to it.');
    expect(filled('Hello,\nPhone: {{phone}}\nBye')).toBe('Hello,\nBye');
    expect(filled('Hello,\n\nIt costs {{price}}.\n\nBye')).toBe('Hello,\n\nBye');
  });

  it('keeps an optional part only when all of its values are known', () => {
    expect(filled('A[[ for {{company}} in {{city}}]].', { company: 'Acme' })).toBe('A.');
    expect(filled('A[[ for {{company}} in {{city}}]].', { company: 'Acme', city: 'Bonn' })).toBe(
      'A for Acme in Bonn.',
    );
  });

  it('lists each missing value once, but not optional ones', () => {
    const { missing } = fillTemplate('{{a}} and {{a}}, {{b}}[[ {{c}}]]', new Map([['b', 'B']]));
    expect(missing).toEqual(['a']);
  });

  it('treats values as text: they expand no placeholders, and no braces remain', () => {
    const text = filled('Hi {{name}}, {{ }} {{x {{name}} }} [[[', {
      name: '{{company}} $& $1',
      company: 'SECRET',
    });
    expect(text).not.toMatch(/\{\{|\}\}|\[\[|SECRET/);
    expect(text).toContain('company $& $1');
    expect(filled('{{__proto__}}{{constructor}}{{toString}}')).toBe('');
  });
});

describe('EXEC-12 The built-in templates', () => {
  const cases = languageNames.flatMap((language) => templateTypes.map((type) => [language, type] as const));

  it.each(cases)('the %s %s template reads well with all values and with none', (language, type) => {
    const { subject, body } = productTemplate(type, language);
    const nothing = templateValues({ lead: null, sender: null, today: '22 November 2026', custom: {} });
    const everything = templateValues({
      lead: { ...anna, phone: '+49 1' },
      sender: 'Mara',
      today: '22 November 2026',
      custom: {
        topic: 'Tea',
        message: 'One more thing.',
        price: '10 €',
        link: 'https://acme.test',
        date: 'Friday',
      },
    });
    for (const values of [nothing, everything]) {
      for (const text of [subject, body]) {
        expect(fillTemplate(text, values).missing).toEqual([]);
        expect(fillTemplate(text, values).text).not.toMatch(broken);
        expect(fillTemplate(text, values).text.length).toBeGreaterThan(3);
      }
    }
    expect(fillTemplate(body, everything).text).toMatch(/Anna[^]*One more thing\.[^]*\nMara$/);
  });

  it.each(languageNames.flatMap((language) => documentTypes.map((type) => [language, type] as const)))(
    'EXEC-13 the %s %s has a draft with the known values only',
    (language, type) => {
      const title = 'Tea for Acme';
      const known = templateValues({ lead: anna, sender: 'Mara', today: 'today', custom: { title } });
      const text = documentDraft(type, known, language);
      expect(text).toMatch(/^# Tea for Acme\n/);
      expect(text).toContain('Anna Berg');
      const unknown = templateValues({ lead: null, sender: null, today: 'today', custom: { title } });
      expect(documentDraft(type, unknown, language)).not.toMatch(broken);
    },
  );
});

describe('The values of a template', () => {
  it('template values come from the lead first, then from typed ones; blank counts as unknown', () => {
    const lead = { ...anna, company: null };
    const values = templateValues({
      lead,
      sender: ' ',
      today: 'x',
      custom: { Name: 'Eve', 'Top ic': 7, company: 'Typed' },
    });
    expect(Object.fromEntries(values)).toEqual({
      name: 'Anna Berg',
      first_name: 'Anna',
      email: 'anna@acme.test',
      today: 'x',
      top_ic: '7',
      company: 'Typed',
    });
  });

  it("a lead's first name is found after a title and after a leading family name", () => {
    expect(
      ['Anna Berg', 'Dr. Anna Berg', 'Berg, Anna', 'Frau Prof. Anna Berg', 'Cher', 'Dr.'].map(firstNameOf),
    ).toEqual(['Anna', 'Anna', 'Anna', 'Anna', 'Cher', null]);
  });

  it('drops a whole sentence with an unknown value also before a link', () => {
    const { text } = fillTemplate(
      'Hi {{first_name}}, the {{offer}} costs {{price}}. https://a.example/x',
      new Map(),
    );
    expect(text).toBe('https://a.example/x');
  });
});
