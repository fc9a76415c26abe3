import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: '请检查这些信息',
  lead: '我们把您的信息相互比对，发现有需要查看的地方。',
  sentences: {
    arrivalPast: '这个抵达日期已过或不可能。请检查。',
    birthDate: '这个出生日期看起来不正确。请检查。',
    declareCash: '根据您提供的信息，这笔钱需要申报，但这里的回答是“否”。请检查。',
    declareGoods: '根据您提供的信息，这些物品需要申报，但这里的回答是“否”。请检查。',
    declareExcise: '根据您提供的信息，这些烟草或酒类需要申报，但这里的回答是“否”。请检查。',
    detailsMissing: '回答与物品详情不一致，或缺少某项详情。请检查。',
    familyCount: '这个数字与您名单上的人数不一致。请检查两处。',
    baggageCount: '这个回答与行李件数不一致。请检查两处。',
    flightNumber: '这看起来不像航班号。请检查。',
    passportNumber: '有护照号码看起来不正确，或出现了两次。请检查。',
    passportExpiry: '按这个日期，护照在您抵达前或抵达后不久到期。请检查。',
    name: '这个姓名含有数字或网址，或没有文字。请按护照填写。',
    imei: '有 IMEI 不完整，或数量过多。请检查列表。',
  },
};
