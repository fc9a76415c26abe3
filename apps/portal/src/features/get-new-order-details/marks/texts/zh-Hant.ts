import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: '請檢查這些資料',
  lead: '我們把您的資料互相比對，發現有需要查看的地方。',
  sentences: {
    arrivalPast: '這個抵達日期已過或不可能。請檢查。',
    birthDate: '這個出生日期看起來不正確。請檢查。',
    declareCash: '根據您提供的資料，這筆錢需要申報，但這裡的回答是「否」。請檢查。',
    declareGoods: '根據您提供的資料，這些物品需要申報，但這裡的回答是「否」。請檢查。',
    declareExcise: '根據您提供的資料，這些菸草或酒類需要申報，但這裡的回答是「否」。請檢查。',
    detailsMissing: '回答與物品詳情不一致，或缺少某項詳情。請檢查。',
    familyCount: '這個數字與您名單上的人數不一致。請檢查兩處。',
    baggageCount: '這個回答與行李件數不一致。請檢查兩處。',
    flightNumber: '這看起來不像航班號碼。請檢查。',
    passportNumber: '有護照號碼看起來不正確，或出現了兩次。請檢查。',
    passportExpiry: '按這個日期，護照在您抵達前或抵達後不久到期。請檢查。',
    name: '這個姓名含有數字或網址，或沒有文字。請按護照填寫。',
    imei: '有 IMEI 不完整，或數量過多。請檢查清單。',
  },
};
