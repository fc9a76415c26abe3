import { collectDefaultMetrics, type Gauge, Registry } from 'prom-client';
import {
  type DatabaseFigures,
  type Figures,
  type Meters,
  mailTryOutcomes,
  replicaReadOutcomes,
  slowStatementSeconds,
} from '../../core/metric-events.ts';
import { defineMetrics } from './definitions.ts';

/** Meters of one process with a registry of their own. */
export function makeMeters(): Meters & { readonly registry: Registry } {
  const registry = new Registry();
  // Event loop, memory, garbage, processor: the names that every dashboard of Node.js knows.
  collectDefaultMetrics({ register: registry });
  const metrics = defineMetrics(registry);
  beginAtZero(metrics);
  const outcome = (succeeded: boolean) => (succeeded ? 'done' : 'failed');

  const showDatabase = (figures: DatabaseFigures | null) => {
    metrics.databaseUp.set(figures === null ? 0 : 1);
    const single: [Gauge, number | null | undefined][] = [
      [metrics.receivedToday, figures?.receivedToday],
      [metrics.late, figures?.late],
      [metrics.atRisk, figures?.atRisk],
      [metrics.openCases, figures?.openCases],
      [metrics.casesDueSoon, figures?.casesDueSoon],
      [metrics.documents, figures?.documents],
      [metrics.backupBytes, figures?.backups.lastBytes],
      [metrics.backupFault, faultOf(figures)],
      [metrics.backupProvenAt, figures?.backups.provenAt],
      [metrics.walHeldBytes, figures?.backups.walHeldBytes],
      [metrics.databaseBytes, figures?.databaseBytes],
    ];
    // What nobody knows is absent: an old number would look like a live one.
    for (const [gauge, value] of single) setOrForget(gauge, value);
    const byLabel = [metrics.jobsWaiting, metrics.jobsOldest, metrics.jobsGivenUp, metrics.orders];
    for (const gauge of byLabel) gauge.reset();
    for (const { kind, waiting, oldestSeconds, givenUp } of figures?.jobs ?? []) {
      metrics.jobsWaiting.set({ kind }, waiting);
      metrics.jobsOldest.set({ kind }, oldestSeconds);
      metrics.jobsGivenUp.set({ kind }, givenUp);
      for (const outcome of ['done', 'failed']) metrics.jobsRun.inc({ kind, outcome }, 0);
    }
    const byPlace = [
      [metrics.backupAt, figures?.backups.lastAt],
      [metrics.walReachedAt, figures?.backups.walReachedAt],
    ] as const;
    for (const [gauge, places = []] of byPlace) {
      gauge.reset();
      for (const { place, at } of places) gauge.set({ place }, at);
    }
    for (const [status, count] of Object.entries(figures?.ordersByStatus ?? {})) {
      metrics.orders.set({ status }, count);
    }
  };
  const show = ({ ready, pools, disk, replicaAgeSeconds, database }: Figures) => {
    metrics.ready.set(ready ? 1 : 0);
    for (const { name: pool, ...counts } of pools) {
      for (const [state, count] of Object.entries(counts)) {
        metrics.connections.set({ pool, state }, count);
      }
    }
    setOrForget(metrics.diskFree, disk?.free);
    setOrForget(metrics.diskSize, disk?.size);
    setOrForget(metrics.replicaAge, replicaAgeSeconds);
    showDatabase(database);
  };

  return {
    registry,
    call(call, status, seconds) {
      metrics.calls.inc({ call, status });
      if (seconds !== undefined) metrics.callSeconds.observe({ call }, seconds);
    },
    statement(pool, seconds) {
      metrics.statementSeconds.observe({ pool }, seconds);
      if (seconds >= slowStatementSeconds) metrics.slowStatements.inc({ pool });
    },
    job: (kind, succeeded) => metrics.jobsRun.inc({ kind, outcome: outcome(succeeded) }),
    chore: (succeeded) => metrics.chores.inc({ outcome: outcome(succeeded) }),
    mail: (provider, outcome) => metrics.mails.inc({ provider, outcome }),
    replicaRead: (outcome) => metrics.replicaReads.inc({ outcome }),
    async page(figures) {
      show(figures);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** A counter that appears with its first event hides it: `increase` sees no step. */
function beginAtZero(metrics: ReturnType<typeof defineMetrics>): void {
  const { slowStatements, chores, mails, replicaReads } = metrics;
  for (const pool of ['main', 'search']) slowStatements.inc({ pool }, 0);
  for (const outcome of ['done', 'failed']) chores.inc({ outcome }, 0);
  for (const outcome of replicaReadOutcomes) replicaReads.inc({ outcome }, 0);
  for (const provider of ['AWS', 'Sendgrid']) {
    for (const outcome of mailTryOutcomes) mails.inc({ provider, outcome }, 0);
  }
}

function faultOf(figures: DatabaseFigures | null): number | null {
  const hasFault = figures?.backups.hasFault ?? null;
  return hasFault === null ? null : Number(hasFault);
}

function setOrForget(gauge: Gauge, value: number | null | undefined): void {
  if (value === undefined || value === null) gauge.remove();
  else gauge.set(value);
}
