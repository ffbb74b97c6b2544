import { describe, expect, it } from 'vitest';
import { calendarFile } from '#shared/business-agents/executive/ics.ts';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';

const now = new Date('2026-11-22T20:00:00.123Z');
const event: CalendarEvent = {
  id: '01KAP0000000000000000000AA',
  title: 'Demo',
  start_time: '2026-11-23T08:05:00.000Z',
  duration: 30,
  event_type: 'demo',
  description: null,
  status: 'pending',
  priority: 'high',
  leads: null,
};

/** Parses a file strictly by RFC 5545: the properties of each component, unfolded and unescaped. */
const read = (file: string): Record<string, string>[] => {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // No bare line feeds, no control characters, no truncated characters.
    expect(line).not.toMatch(/[^\P{Cc}\t]|\uFFFD/u);
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const components: Record<string, string>[] = [];
  const open: string[] = [];
  for (const line of unfolded) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/su.exec(line) ?? expect.fail(`No property: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      components.push({});
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else components.at(-1)![name] = value;
  }
  expect(open).toEqual([]);
  return components;
};
const texts = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_all, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));

describe('The calendar file', () => {
  it('the calendar file contains the properties that RFC 5545 requires: ID, creation time, start in UTC and duration', () => {
    const [calendar, one] = read(calendarFile([event], now));
    expect(calendar).toMatchObject({ VERSION: '2.0', PRODID: '-//Platewise//Calendar//EN' });
    expect(one).toEqual({
      UID: '01KAP0000000000000000000AA@platewise',
      DTSTAMP: '20261122T200000Z',
      DTSTART: '20261123T080500Z',
      DURATION: 'PT30M',
      SUMMARY: 'Demo',
      STATUS: 'CONFIRMED',
      PRIORITY: '1',
    });
  });

  it('escapes text and folds long lines without splitting a character', () => {
    const title = `Über; "Preise", C:\\Daten ${'🍏ä'.repeat(60)}`;
    const description = 'One\r\nTwo\nBEGIN:VEVENT\rThree\u0000\u0007';
    const leads = {
      id: '01KAP0000000000000000000BB',
      name: 'Berg, Anna',
      email: 'anna@acme.test',
      company: 'Acme; Co',
    };
    const [, one] = read(calendarFile([{ ...event, title, description, leads }], now));
    expect(texts(one!['SUMMARY']!)).toBe(title);
    expect(texts(one!['DESCRIPTION']!)).toBe('One\nTwo\nBEGIN:VEVENT\nThree');
    expect(texts(one!['CONTACT']!)).toBe('Berg, Anna, Acme; Co, anna@acme.test');
  });

  it('the calendar file contains every event, marks canceled ones and invites no one', () => {
    const others = Array.from({ length: 30 }, (_none, at) => ({
      ...event,
      id: `${event.id.slice(0, -2)}${10 + at}`,
    }));
    const file = calendarFile([...others, { ...event, status: 'cancelled' }], now);
    const [, ...events] = read(file);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(31);
    expect(events.at(-1)).toMatchObject({ STATUS: 'CANCELLED' });
    expect(file).not.toContain('ATTENDEE');
  });
});
