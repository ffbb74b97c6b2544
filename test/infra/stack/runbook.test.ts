import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runbookEntries } from '#infra/constructs/runbook.ts';
import { resourcesOf, templateOf } from './template.ts';

const runbook = readFileSync('docs/runbook.md', 'utf8');

/** Headings of the entries, as links name them. Source: GitHub Docs, 'Section links'. */
const entries = [...runbook.matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
);

const alarms = () =>
  resourcesOf<{ AlarmDescription: string }>(templateOf('prod'), 'AWS::CloudWatch::Alarm').map(
    ({ properties }) => properties.AlarmDescription ?? '',
  );

describe('The runbook', () => {
  it('has an entry for whatever an alarm may name, and no other', () => {
    expect(entries.toSorted()).toEqual([...runbookEntries].toSorted());
  });

  it('is named by every alarm, with the entry that says what to do', () => {
    const named = alarms().map((text) => /docs\/runbook\.md#([\w-]+)\.$/.exec(text)?.[1]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((entry) => entry === undefined || !entries.includes(entry))).toEqual([]);
  });
});

describe('The dashboard of a stage', () => {
  it('shows people served, requests, the table and work that waits', () => {
    const [dashboard] = resourcesOf<{ DashboardName: string; DashboardBody: unknown }>(
      templateOf('prod'),
      'AWS::CloudWatch::Dashboard',
    );
    expect(dashboard?.properties.DashboardName).toBe('Platewise-prod');
    const body = JSON.stringify(dashboard?.properties.DashboardBody);
    for (const metric of ['Served', '5xx', 'Latency', 'WriteThrottleEvents', 'ApproximateAgeOfOldestMessage'])
      expect(body).toContain(metric);
  });

  it('is not made on one machine', () => {
    expect(resourcesOf(templateOf('local'), 'AWS::CloudWatch::Dashboard')).toEqual([]);
  });
});
