
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "CarLook": [
      "CancelledCar",
      "Car",
      "CarAnalytics",
      "CarFreeAtNight",
      "CarShares",
      "CashboxLine",
      "ClientCar",
      "FleetCar",
      "FleetCarFigures",
      "Gap",
      "RentalPart",
      "ReplacementCar",
      "ReviewRequest",
      "SeatCar"
    ],
    "CustomerDetails": [
      "ClientAnalytics",
      "Customer",
      "ListedBookingCustomer"
    ]
  }
};
      export default result;
    