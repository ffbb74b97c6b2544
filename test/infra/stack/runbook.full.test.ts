import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorOf, runbookHeadings } from '#infra/constructs/alarms/runbook.ts';
import { resourcesOf, templateOf } from './template.ts';

const runbook = readFileSync('docs/runbook.md', 'utf8');

/** Headings of the entries. */
const headings = [...runbook.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);

/** The text between a heading and the next one. */
const entryOf = (heading: string): string =>
  runbook.slice(runbook.indexOf(`### ${heading}\n`)).split(/\n##+ /)[0] ?? '';

/** The last parts of the alarm names in a heading, e.g. `Errors`. */
const namesIn = (heading: string): string[] => (heading.split(':')[0] ?? '').split(', ');

interface AlarmShape {
  AlarmName: string;
  AlarmDescription: string;
}

const alarms = () =>
  resourcesOf<AlarmShape>(templateOf('prod'), 'AWS::CloudWatch::Alarm').map(({ properties }) => ({
    name: properties.AlarmName ?? '',
    anchor: /docs\/runbook\.md#([\w-]+)\.$/.exec(properties.AlarmDescription ?? '')?.[1],
  }));

describe('The runbook', () => {
  it('the runbook contains exactly one entry for each heading that alarms refer to', () => {
    expect(headings.toSorted()).toEqual(Object.values(runbookHeadings).toSorted());
  });

  it('the runbook contains Impact, Check and Fix in every entry', () => {
    const incomplete = headings.filter(
      (heading) => !/\*\*Impact:\*\*[\s\S]+\*\*Check:\*\*[\s\S]+\*\*Fix:\*\*/.test(entryOf(heading)),
    );
    expect(incomplete).toEqual([]);
  });

  it('the runbook covers every alarm, which links to the entry with its name in the heading', () => {
    const found = alarms();
    expect(found.length).toBeGreaterThan(50);
    const lost = found.filter(({ name, anchor }) => {
      const heading = headings.find((candidate) => anchorOf(candidate) === anchor) ?? '';
      return !name.startsWith('Platewise-prod-') || !namesIn(heading).includes(name.split('-').at(-1) ?? '');
    });
    expect(lost).toEqual([]);
  });

  it('the runbook names only alarms that exist', () => {
    const names = new Set(alarms().map(({ name }) => name.split('-').at(-1)));
    // Only stages with a full food table or with backups have these alarms.
    for (const name of ['FullFoodTableFailed', 'BackupsTooOld', 'DrillOverdue']) names.add(name);
    expect(headings.flatMap(namesIn).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('The command that finds a request in the logs', () => {
  const logGroups = () =>
    resourcesOf<{ LogGroupName: string }>(templateOf('prod'), 'AWS::Logs::LogGroup').filter(
      ({ properties }) => properties.LogGroupName === undefined,
    );

  it.each(['docs/runbook.md', 'docs/observability.md'])(
    'queries all log groups of the environment by their prefix in %s, because names are limited to 50',
    (page) => {
      expect(logGroups().length).toBeGreaterThan(50);
      const [command = ''] = /aws logs start-query[^`]+/.exec(readFileSync(page, 'utf8')) ?? [];
      expect(command).toContain("SOURCE logGroups(namePrefix: ['Platewise-prod-'])");
      expect(command).not.toContain('--log-group-name');
    },
  );
});

describe('The CloudWatch dashboard of an environment', () => {
  it('shows users served, requests, the table and the queue backlog', () => {
    const [dashboard] = resourcesOf<{ DashboardName: string; DashboardBody: unknown }>(
      templateOf('prod'),
      'AWS::CloudWatch::Dashboard',
    );
    expect(dashboard?.properties.DashboardName).toBe('Platewise-prod');
    const body = JSON.stringify(dashboard?.properties.DashboardBody);
    for (const metric of ['Faults', '5xx', 'Latency', 'WriteThrottleEvents', 'ApproximateAgeOfOldestMessage'])
      expect(body).toContain(metric);
  });

  it('shows requests blocked by the firewall per rule, if there is one, as the runbook describes', () => {
    const bodyOf = (stage: 'dev' | 'prod') =>
      JSON.stringify(
        resourcesOf<{ DashboardBody: unknown }>(templateOf(stage), 'AWS::CloudWatch::Dashboard')[0]
          ?.properties,
      );
    expect(runbook).toContain('`BlockedRequests` by rule on the dashboard');
    expect(bodyOf('prod')).toContain('BlockedRequests');
    expect(bodyOf('dev')).not.toContain('BlockedRequests');
  });

  it('the CloudWatch dashboard of an environment does not exist in the local environment', () => {
    expect(resourcesOf(templateOf('local'), 'AWS::CloudWatch::Dashboard')).toEqual([]);
  });
});
