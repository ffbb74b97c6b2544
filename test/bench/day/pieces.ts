import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#infra/constructs/functions/function-code.ts';
import { recordOf, recordsOf } from '#infra/local/record.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { mergeStacks } from '#infra/local/template/merge-stacks.ts';
import { synthesize } from '#infra/synthesize.ts';
import { sumOf } from '../figures.ts';
import type { MeasuredDay } from './measured-day.ts';

type Properties = Record<string, unknown>;

/** Returns the number of metrics of an alarm, which is billed per metric. */
const metricsOf = ({ Metrics }: Properties): number =>
  Metrics === undefined ? 1 : recordsOf(Metrics).filter((part) => 'MetricStat' in part).length;

const countIn = (template: Template): MeasuredDay['pieces'] => {
  const of = (type: string): Properties[] =>
    Object.values(template.Resources).flatMap(({ Type, Properties }) =>
      Type === type ? [Properties ?? {}] : [],
    );
  const sources = of('AWS::Lambda::EventSourceMapping');
  const fromQueues = sources.filter(({ StartingPosition }) => StartingPosition === undefined).length;
  const services = of('AWS::Lambda::Function').map(
    ({ Environment }) => recordOf(recordOf(Environment)['Variables'])['POWERTOOLS_SERVICE_NAME'],
  );
  return {
    functions: services.filter((service) => service !== undefined).length,
    traced: of('AWS::Lambda::Function').filter(
      ({ TracingConfig }) => recordOf(TracingConfig)['Mode'] === 'Active',
    ).length,
    alarms: sumOf(of('AWS::CloudWatch::Alarm'), metricsOf),
    dashboards: of('AWS::CloudWatch::Dashboard').length,
    queue_sources: fromQueues,
    stream_sources: sources.length - fromQueues,
    firewalls: of('AWS::WAFv2::WebACL').length,
    firewall_rules: sumOf(of('AWS::WAFv2::WebACL'), ({ Rules }) => recordsOf(Rules).length),
  };
};

/** Returns the resources of the production stacks that are billed per piece. */
export const piecesOfProduction = (): MeasuredDay['pieces'] => {
  const outdir = mkdtempSync(join(tmpdir(), 'platewise-pieces-'));
  try {
    const webDist = join(projectRoot, 'web', 'dist');
    synthesize('prod', { outdir, bundles: null, webDist });
    return countIn(mergeStacks(outdir));
  } finally {
    rmSync(outdir, { recursive: true });
  }
};
