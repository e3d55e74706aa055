
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
      "CarState",
      "CashboxLine",
      "ClientCar",
      "FleetCar",
      "FleetCarFigures",
      "Gap",
      "HandoverSheet",
      "ListedSheet",
      "PartnerStatementCar",
      "RentalPart",
      "RentalSheets",
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
    