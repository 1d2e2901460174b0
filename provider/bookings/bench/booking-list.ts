import { html } from 'hono/html';
import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { movesOf, type BookingMove } from '#provider/bookings/rules/booking-moves.ts';
import { effectiveStatus } from '#provider/core/booking-status.ts';
import type { staffBookingsOf } from '#provider/bookings/store/staff-bookings.ts';
import { addressOf, type BookingFilter } from './booking-filter.ts';
import { textField } from '#provider/bench/page.ts';

/** A booking as the staff sees it in the list. */
export type StaffBooking = Awaited<ReturnType<ReturnType<typeof staffBookingsOf>['list']>>[number];

const STATUSES: Record<BookingStatus, string> = {
  SCHEDULED: 'zaplanowana',
  REGISTERED: 'zarejestrowana',
  EXECUTED: 'zrealizowana',
  CANCELED: 'odwołana',
};

const MOVES: Record<BookingMove, { label: string; look: string }> = {
  REGISTERED: { label: 'Zarejestruj', look: '' },
  GTRE: { label: 'Przejmij (GTRE)', look: 'outlined' },
  EXECUTED: { label: 'Zrealizuj', look: '' },
  CANCELED: { label: 'Odwołaj', look: 'danger' },
};

const FORMAT = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});

/** `dateText` is the day as it was typed. */
export const filterForm = ({ filter, dateText }: { filter: BookingFilter; dateText: string }) =>
  html`<form method="get" action="/bookings">
    ${textField({
      name: 'patient',
      label: 'Pacjent (opcjonalnie)',
      hint: 'Nazwisko, imię i nazwisko, PESEL albo identyfikator, dokładnie tak, jak w kartotece.',
      value: filter.patient,
    })}
    <p>
      <label for="status">Status</label>
      <select id="status" name="status">
        <option value="">wszystkie</option>
        ${Object.entries(STATUSES).map(
          ([status, name]) =>
            html`<option value="${status}" ${status === filter.status ? html`selected` : ''}>
              ${name}
            </option>`,
        )}
      </select>
    </p>
    ${textField({
      name: 'date',
      label: 'Dzień (opcjonalnie)',
      hint: 'Na przykład 20-11-2026. Bez dnia i bez pacjenta: od dzisiaj.',
      error:
        filter.date === null
          ? 'takiego dnia nie ma; podaj dzień, miesiąc i rok, na przykład 20-11-2026'
          : undefined,
      value: dateText,
    })}
    <button type="submit">Pokaż</button>
  </form>`;

export const bookingList = ({
  bookings,
  filter,
  hasMore,
}: {
  bookings: readonly StaffBooking[];
  filter: BookingFilter;
  hasMore: boolean;
}) =>
  html`${bookings.length === 0 ? html`<p>Nie ma takich rezerwacji.</p>` : ''}
  ${bookings.map((booking) => bookingCard({ booking, filter }))}
  ${filter.page > 1 ? pageLink({ filter, page: filter.page - 1, text: 'Wcześniejsze rezerwacje' }) : ''}
  ${hasMore ? pageLink({ filter, page: filter.page + 1, text: 'Późniejsze rezerwacje' }) : ''}`;

const pageLink = ({ filter, page, text }: { filter: BookingFilter; page: number; text: string }) =>
  html`<p class="pages"><a href="/bookings${addressOf({ filter, page })}">${text}</a></p>`;

function bookingCard({ booking, filter }: { booking: StaffBooking; filter: BookingFilter }) {
  const id = `booking-${booking.system_id}`;
  const by = [booking.degree, booking.practitioner_name, booking.practitioner_last_name]
    .filter(Boolean)
    .join(' ');
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">
      <time datetime="${new Date(booking.starts_at).toISOString()}">${FORMAT.format(booking.starts_at)}</time
      >, ${booking.patient_name} ${booking.patient_last_name}
    </h2>
    <dl>
      <dt>Usługa</dt>
      <dd>${booking.service_name}</dd>
      <dt>Status</dt>
      <dd>${statusOf(booking)}</dd>
      <dt>Gdzie</dt>
      <dd>${booking.unit_name}${booking.room ? `, gabinet ${booking.room}` : ''}</dd>
      <dt>Kto</dt>
      <dd>${by}</dd>
      <dt>Numer</dt>
      <dd>${booking.system}/${booking.system_id}, pacjent ${booking.patient_id}</dd>
    </dl>
    ${moveForm({ booking, filter, describedBy: id })}
  </article>`;
}

const stateOf = ({ status, order_status }: StaffBooking) => ({ status, orderStatus: order_status });

function statusOf(booking: StaffBooking) {
  const status = effectiveStatus(stateOf(booking));
  const isOrdered = booking.status !== status;
  return STATUSES[status] + (isOrdered ? ` (${booking.order_status})` : '');
}

function moveForm({
  booking,
  filter,
  describedBy,
}: {
  booking: StaffBooking;
  filter: BookingFilter;
  describedBy: string;
}) {
  const moves = movesOf(stateOf(booking));
  if (moves.length === 0) return '';

  const path = [booking.system, booking.system_id].map(encodeURIComponent).join('/');
  return html`<form
    method="post"
    action="/bookings/${path}/status${addressOf({ filter, page: filter.page })}"
  >
    ${moves.map(
      (move) =>
        html`<button
          type="submit"
          name="status"
          value="${move}"
          class="${MOVES[move].look}"
          aria-describedby="${describedBy}"
        >
          ${MOVES[move].label}
        </button>`,
    )}
  </form>`;
}
