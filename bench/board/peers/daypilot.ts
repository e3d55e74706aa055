import { DayPilot } from '@daypilot/daypilot-lite-javascript';
import { dayOf, timeOf } from '@schema/values/time/calendar';
import { benchRows, benchWidths, DAYS, FROM, OPENED_ON, ZONE } from '../pages/fixture';
import { hit, holds, loadTypeface, show } from '../pages/ready';
import { carHtml, eventHtml, HEADER_PX, PADDING_PX, peerFleet, ROW_PX, rootElement } from './fleet';
import './daypilot.css';

await loadTypeface();
const { cars, events } = peerFleet(benchRows());
const widths = benchWidths();
/** DayPilot has no time zones: it gets the wall-clock time of the company. */
const wallClock = (moment: Date) => `${dayOf(moment, ZONE)}T${timeOf(moment, ZONE)}:00`;

await show(holds('scheduler_default_event'), () => {
  const scheduler = new DayPilot.Scheduler(rootElement(), {
    startDate: FROM,
    days: DAYS,
    scale: 'Day',
    timeHeaders: [{ groupBy: 'Month' }, { groupBy: 'Day', format: 'd' }],
    headerHeight: HEADER_PX / 2,
    cellWidth: Math.round(widths.day),
    rowHeaderWidth: widths.column,
    heightSpec: 'Fixed',
    height: innerHeight - HEADER_PX,
    eventHeight: ROW_PX - 2 * PADDING_PX,
    rowMarginTop: PADDING_PX,
    rowMarginBottom: PADDING_PX,
    // Events to the minute, not to whole cells.
    useEventBoxes: 'Never',
    durationBarVisible: false,
    // By default events appear only when scrolling has stopped for 200 ms: a pan would show bare rows.
    scrollDelayEvents: 0,
    eventMoveHandling: 'Disabled',
    eventResizeHandling: 'Disabled',
    timeRangeSelectedHandling: 'Disabled',
    onEventClick: ({ e }) => hit(e.id()),
    resources: cars.map((car) => ({
      id: car.id,
      name: car.name,
      html: `<div class="car">${carHtml(car)}</div>`,
    })),
    events: events.map((event) => ({
      id: event.id,
      resource: event.carId,
      start: wallClock(event.start),
      end: wallClock(event.end),
      text: event.title,
      html: eventHtml(event),
      backColor: event.fill,
    })),
  });
  scheduler.init();
  scheduler.scrollTo(OPENED_ON);
});
