import { sumOf } from '../figures.ts';
import type { LivedDay } from './live-day.ts';
import type { FunctionFigures, MeasuredDay, RouteFigures } from './measured-day.ts';
import { type Counted, functionName } from './meter.ts';

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const tenth = (figure: number): number => Math.round(figure * 10) / 10;

const unitsByTrace = ({ database }: Counted) => {
  const units = new Map<string, { read: number; write: number; requests: number; writes: number }>();
  for (const { traceId, readUnits, writeUnits } of database) {
    const known = units.get(traceId) ?? { read: 0, write: 0, requests: 0, writes: 0 };
    units.set(traceId, {
      read: known.read + readUnits,
      write: known.write + writeUnits,
      requests: known.requests + 1,
      writes: known.writes + Number(writeUnits > 0),
    });
  }
  return units;
};

type Units = ReturnType<typeof unitsByTrace>;

/** Returns the values of each requested route. Function calls are matched by API Gateway's route key. */
const routesOf = ({ seen, functions }: Counted, units: Units): RouteFigures[] => {
  const callsOf = Map.groupBy(functions, ({ routeKey }) => routeKey);
  return [...Map.groupBy(seen, ({ route }) => route)]
    .map(([route, answers]) => {
      const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const asked = callsOf.get(route) ?? [];
      return {
        route,
        calls: answers.length,
        refused: answers.filter(({ status }) => status >= 400).length,
        failed: answers.filter(({ status }) => status >= 500).length,
        p50: tenth(percentile(times, 0.5)),
        p95: tenth(percentile(times, 0.95)),
        p99: tenth(percentile(times, 0.99)),
        read_units: sumOf(asked, ({ traceId }) => units.get(traceId)?.read ?? 0),
        write_units: sumOf(asked, ({ traceId }) => units.get(traceId)?.write ?? 0),
        sent: sumOf(answers, ({ sent }) => sent),
        received: sumOf(answers, ({ received }) => received),
      };
    })
    .toSorted((one, other) => other.calls - one.calls || one.route.localeCompare(other.route));
};

const functionsOf = ({ counted, logged }: LivedDay, units: Units): FunctionFigures[] => {
  // Table calls pass the same local endpoint as those of other services.
  const others = Map.groupBy(
    counted.services.filter(({ service }) => service !== 'dynamodb'),
    ({ traceId }) => traceId,
  );
  return [...Map.groupBy(counted.functions, ({ definition }) => definition.name)]
    .map(([name, calls]) => {
      const [{ definition }] = calls as [(typeof calls)[number]];
      return {
        name: functionName(definition.entry),
        memory_mb: definition.memoryMb,
        calls: calls.length,
        cpu_ms: tenth(sumOf(calls, ({ cpuMs }) => cpuMs)),
        table_requests: sumOf(calls, ({ traceId }) => units.get(traceId)?.requests ?? 0),
        table_writes: sumOf(calls, ({ traceId }) => units.get(traceId)?.writes ?? 0),
        other_requests: sumOf(calls, ({ traceId }) => others.get(traceId)?.length ?? 0),
        read_units: sumOf(calls, ({ traceId }) => units.get(traceId)?.read ?? 0),
        write_units: sumOf(calls, ({ traceId }) => units.get(traceId)?.write ?? 0),
        logged_bytes: logged.get(name) ?? 0,
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

const servicesOf = ({ services }: Counted): Record<string, number> => {
  const named = Map.groupBy(services, ({ service, operation }) => `${service} ${operation}`);
  const others = [...named]
    .filter(([name]) => !name.startsWith('dynamodb '))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(others.map(([name, calls]) => [name, calls.length]));
};

/** Returns the values of a simulated day. */
export const figuresOf = (
  day: LivedDay,
  about: Pick<MeasuredDay, 'measured_on' | 'machine' | 'seed' | 'pieces'>,
): MeasuredDay => {
  const units = unitsByTrace(day.counted);
  return {
    ...about,
    people: day.people,
    visits: day.visits,
    seconds: tenth(day.took),
    routes: routesOf(day.counted, units),
    functions: functionsOf(day, units),
    sockets: day.sockets,
    services: servicesOf(day.counted),
    stored_bytes: day.stored,
  };
};
