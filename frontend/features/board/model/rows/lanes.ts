import { type BoardEvent, overlapsOccupied } from './board-event';

/** A range of a sorted row whose events overlap directly or transitively. */
interface Cluster {
  readonly from: number;
  readonly to: number;
}

function clusters(events: readonly BoardEvent[]): Cluster[] {
  const found: Cluster[] = [];
  let from = 0;
  let reach = Number.NEGATIVE_INFINITY;
  events.forEach((event, index) => {
    if (index > 0 && event.startMs >= reach) {
      found.push({ from, to: index });
      from = index;
    }
    reach = Math.max(reach, event.endMs);
  });
  if (events.length > 0) found.push({ from, to: events.length });
  return found;
}

function hasConflict(event: BoardEvent, others: readonly BoardEvent[]): boolean {
  return event.occupies && others.some((other) => overlapsOccupied(event, other));
}

/** Returns the same object when unchanged. */
function inLane(event: BoardEvent, lane: number, lanes: number, conflict: boolean): BoardEvent {
  const isUnchanged = event.lane === lane && event.lanes === lanes && event.conflict === conflict;
  return isUnchanged ? event : { ...event, lane, lanes, conflict };
}

/**
 * Assigns a lane to every event of a sorted row: the whole height unless it overlaps others
 * (maintenance over a booking, docs/domain.md), else the first lane free at its start. Touching
 * events do not overlap. A conflict is an overlap of two events that both occupy the car.
 */
export function assignLanes(events: readonly BoardEvent[]): BoardEvent[] {
  const result: BoardEvent[] = [];
  for (const { from, to } of clusters(events)) {
    const members = events.slice(from, to);
    const laneEnds: number[] = [];
    const lanes = members.map((event) => {
      const free = laneEnds.findIndex((end) => end <= event.startMs);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = event.endMs;
      return lane;
    });
    members.forEach((event, index) => {
      const conflict = event.record.conflict === true || hasConflict(event, members);
      result.push(inLane(event, lanes[index] ?? 0, laneEnds.length, conflict));
    });
  }
  return result;
}
