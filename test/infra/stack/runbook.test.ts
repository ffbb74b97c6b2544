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

describe('The command that finds a request in the logs', () => {
  const logGroups = () =>
    resourcesOf<{ LogGroupName: string }>(templateOf('prod'), 'AWS::Logs::LogGroup').filter(
      ({ properties }) => properties.LogGroupName === undefined,
    );

  it.each(['docs/runbook.md', 'docs/observability.md'])(
    'asks all groups of the stage by the prefix that they have, in %s: by name it may ask 50',
    (page) => {
      expect(logGroups().length).toBeGreaterThan(50);
      const [command = ''] = /aws logs start-query[^`]+/.exec(readFileSync(page, 'utf8')) ?? [];
      expect(command).toContain("SOURCE logGroups(namePrefix: ['Platewise-prod-'])");
      expect(command).not.toContain('--log-group-name');
    },
  );
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

  it('shows what the firewall turns away by rule, where there is one, as the runbook says', () => {
    const bodyOf = (stage: 'dev' | 'prod') =>
      JSON.stringify(
        resourcesOf<{ DashboardBody: unknown }>(templateOf(stage), 'AWS::CloudWatch::Dashboard')[0]
          ?.properties,
      );
    expect(runbook).toContain('`BlockedRequests` by rule on the dashboard');
    expect(bodyOf('prod')).toContain('BlockedRequests');
    expect(bodyOf('dev')).not.toContain('BlockedRequests');
  });

  it('is not made on one machine', () => {
    expect(resourcesOf(templateOf('local'), 'AWS::CloudWatch::Dashboard')).toEqual([]);
  });
});
