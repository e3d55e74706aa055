import { Calendar } from '@fullcalendar/core';
import resourceTimeline from '@fullcalendar/resource-timeline';
import { addDays } from '@schema/values/calendar';
import { benchRows, benchWidths, DAYS, FROM, LEAD_DAYS } from '../pages/fixture';
import { hit, holds, loadTypeface, show } from '../pages/ready';
import { carHtml, eventHtml, peerFleet, rootElement } from './fleet';
import './fullcalendar.css';

await loadTypeface();
const { cars, events } = peerFleet(benchRows());
const widths = benchWidths();

await show(holds('fc-timeline-event'), () => {
  const calendar = new Calendar(rootElement(), {
    schedulerLicenseKey: 'CC-Attribution-NonCommercial-NoDerivatives',
    plugins: [resourceTimeline],
    initialView: 'fleet',
    views: {
      fleet: {
        type: 'resourceTimeline',
        visibleRange: { start: FROM, end: addDays(FROM, DAYS) },
        // 24 hours, not one day: a scale of days would round the events to days.
        slotDuration: '24:00:00',
        slotLabelFormat: { day: 'numeric', month: 'short' },
      },
    },
    now: `${addDays(FROM, LEAD_DAYS)}T00:00:00`,
    scrollTime: { days: LEAD_DAYS },
    height: '100%',
    headerToolbar: false,
    slotMinWidth: widths.day,
    resourceAreaWidth: widths.column,
    resourceAreaHeaderContent: '',
    resourceOrder: 'order',
    resources: cars.map((car, order) => ({ id: String(car.id), title: car.name, car, order })),
    resourceLabelContent: ({ resource }) => ({
      html: `<div class="car">${carHtml(resource.extendedProps.car)}</div>`,
    }),
    events: events.map((event) => ({
      id: String(event.id),
      resourceId: String(event.carId),
      start: event.start.toISOString(),
      end: event.end.toISOString(),
      title: event.title,
      price: event.price,
      color: event.fill,
    })),
    eventContent: ({ event }) => ({
      html: `<div class="event"><span class="fc-event-title fc-sticky">${eventHtml({ title: event.title, price: event.extendedProps.price })}</span></div>`,
    }),
    eventClick: ({ event }) => hit(event.id),
  });
  calendar.render();
});
