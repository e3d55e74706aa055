import { addDays, type Day } from '@schema/values/time/calendar';

/** Offset of days without bookings, from today. Days. */
const AHEAD = 200;

/**
 * The tabs of the GraphQL playground: one operation each, with lines that fit half a desktop
 * window. Each works on the demo company; `today` moves their dates.
 */
export function exampleQueries(today: Day): readonly string[] {
  const pickup = `${addDays(today, AHEAD)}T07:00:00Z`;
  const back = `${addDays(today, AHEAD + 3)}T15:00:00Z`;
  const monthAgo = `${addDays(today, -30)}T00:00:00Z`;
  return [
    `# Одиннадцать примеров, каждый на своей вкладке.
# Ctrl+Enter или ▶ выполняет открытый.
# Работает сессия, открытая в этом браузере,
# или токен на вкладке Headers:
#   { "Authorization": "Bearer …" }
# Время — ISO 8601 с Z или смещением,
# дни — ГГГГ-ММ-ДД по времени компании,
# деньги — рубли.
# Вкладки хранит этот браузер. Примеры вернут
# Settings → Clear data и новая загрузка страницы.

# 1. С чего начать: часовой пояс компании.
#    Доступно без входа.
query Company {
  company { name timeZone serverTime }
}
`,
    `# 2. Свободные машины на даты, с ценой по тарифам.
#    Сначала самые дешёвые.
query FreeCars {
  availableCars(
    start: "${pickup}"
    end: "${back}"
  ) {
    items {
      car { id brand model licensePlate }
      price { totalDays averagePricePerDay totalPrice }
    }
  }
}
`,
    `# 3. Стоимость аренды одной машины
#    с разбивкой по тарифам.
query Price {
  estimatePrice(
    carId: 1
    startDate: "${pickup}"
    endDate: "${back}"
  ) {
    totalDays totalPrice
    breakdown { groupName days pricePerDay subtotal }
  }
}
`,
    `# 4. Бронь вместе с клиентом. Клиент находится
#    по телефону, иначе записывается новый.
#    Второй запуск ответит CAR_OCCUPIED:
#    в extensions будут занявшие брони и подсказки.
mutation CreateBooking {
  createBookingWithCustomer(
    input: {
      carId: 1
      customer: {
        fullName: "Иванов Иван Петрович"
        phone: "+79162451807"
      }
      startDate: "${pickup}"
      endDate: "${back}"
      totalPrice: 12600
      depositAmount: 5000
      notes: "Детское кресло"
    }
  ) {
    id status totalPrice version
  }
}
`,
    `# 5. Неделя шахматки: строка — машина,
#    внутри её брони и сервис.
query BoardWeek {
  board(start: "${today}", days: 7) {
    rows {
      car { id brand model licensePlate }
      bookings { id status customer startDate endDate }
      maintenances {
        id status description startDate endDate
      }
    }
  }
}
`,
    `# 6. День в цифрах: касса, загрузка, выдачи, возвраты.
query Day {
  dailyDashboard(date: "${today}") {
    cashboxTotal fleetLoadPercent
    availableCars totalCars
    handovers {
      count
      bookings {
        carTitle customerName customerPhone startDate
      }
    }
    returns {
      count
      bookings { carTitle customerName endDate }
    }
  }
}
`,
    `# 7. Деньги, принятые вручную. С заголовком
#    Idempotency-Key повтор не внесёт их второй раз.
mutation Cash {
  addCashEntry(
    input: { amount: 1500, comment: "Мойка" }
  ) {
    id amount createdAt
  }
}
`,
    `# 8. Брони страницами: поиск, сортировка и счётчики
#    считает база.
query BookingsPage {
  bookingsPage(
    search: "Иванов"
    page: 1
    pageSize: 20
    sort: { field: startDate, direction: desc }
  ) {
    total
    counters { total active planned completed cancelled }
    items {
      id status customerName carTitle
      startDate endDate totalPrice
    }
  }
}
`,
    `# 9. Парк за тридцать дней: выручка, загрузка,
#    доли партнёров.
query Fleet {
  fleetAnalytics(
    start: "${monthAgo}"
    end: "${today}T00:00:00Z"
  ) {
    summary {
      totalRevenue fleetLoadPercent
      averageDailyRate totalRentalDays
    }
    cars { carTitle totalRevenue loadPercent }
    partnerRevenue {
      partners { partnerName revenueAmount }
    }
  }
}
`,
    `# 10. Как выглядит отказ: message — для человека,
#     extensions.code и fields — для программы.
query Mistake {
  board(start: "${today}", days: 0) { days }
}
`,
    `# 11. Что меняют другие, сразу. Пока подписка
#     открыта, измените что-нибудь в другом окне,
#     например на шахматке: придут операция
#     и темы, которые после неё надо перечитать.
#     Её открывает сессия браузера, закрывает ■.
subscription Changes {
  changes { operation topics carIds cursor }
}
`,
  ];
}
