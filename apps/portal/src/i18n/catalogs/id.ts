import { order } from '../order-catalogs/id.ts';
import type { Catalog } from '../t.ts';

/** Indonesian: polite "Anda", plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Tentang kami',
  'strip.notice': 'Layanan swasta. <b>Tidak terafiliasi dengan pemerintah Indonesia.</b>',
  'bar.home': '{product}, lacak pesanan',
  'bar.menu': 'Menu',
  'bar.skip': 'Langsung ke isi halaman',
  'nav.label': 'Situs web kami',
  'nav.home': 'Beranda',
  'nav.apply': 'Ajukan Sekarang',
  'nav.benefits': 'Manfaat Tambahan',
  'nav.terms': 'Syarat & Ketentuan',
  'nav.privacy': 'Privasi',
  'nav.refund': 'Pengembalian Dana',
  'nav.contact': 'Hubungi Kami',
  'footer.private':
    '<b>{product} adalah perusahaan swasta.</b> Kami tidak terafiliasi dengan pemerintah Indonesia. Kami menyiapkan dan mengajukan deklarasi pabean untuk Anda dan mengenakan biaya atas pekerjaan ini.',
  'footer.copyright': '© {year} {company}. Hak cipta dilindungi.',

  'toast.close': 'Tutup',

  'track.page': 'Lacak Pesanan',
  'track.heading': 'Masukkan e-mail yang Anda gunakan pada permohonan Anda',
  'track.lead': 'Kami memakainya untuk menemukan pesanan Anda. Anda tidak memerlukan akun.',
  'track.orderId': 'ID Pesanan',
  'track.orderIdHint': 'Ada di e-mail kami kepada Anda.',
  'track.email': 'Alamat e-mail',
  'track.emailHint': 'Alamat e-mail pada permohonan Anda.',
  'track.submit': 'LACAK PESANAN',
  'track.brokenLink':
    'Tautan ini tidak lengkap. Masukkan ID Pesanan dan e-mail Anda di sini. Keduanya ada di e-mail kami kepada Anda.',
  'track.openAgain':
    'Demi keamanan Anda, kami meminta e-mail Anda sebelum menampilkan pesanan ini. Masukkan e-mail Anda untuk melanjutkan.',
  'track.next': 'Langkah berikutnya',
  'track.step1': 'Kami menemukan pesanan Anda',
  'track.step1Text': 'Kedua data harus sama dengan permohonan Anda.',
  'track.step2': 'Anda mengunduh deklarasi Anda',
  'track.step2Text': 'Simpan di ponsel Anda.',
  'track.step3': 'Anda menunjukkannya saat tiba',
  'track.step3Text': 'Berkas yang tersimpan terbuka tanpa internet.',
  'track.lost': 'Tidak menemukan ID Pesanan Anda? <link>Hubungi kami</link>.',

  'failure.offline':
    'Sepertinya Anda sedang luring, atau server kami tidak menjawab. Periksa koneksi Anda dan coba lagi. Data Anda masih ada di sini.',
  'failure.broken': 'Terjadi kesalahan di pihak kami. Silakan coba lagi dalam beberapa menit.',
  'failure.captive':
    'Jaringan ini meminta Anda masuk terlebih dahulu. Buka halaman masuknya, lalu coba lagi di sini.',
  'failure.slow':
    'Server kami belum menjawab. Anda dapat menunggu, atau berhenti dan mencoba lagi.',
  'failure.stop': 'Berhenti',
  'failure.tooMany': 'Terlalu banyak percobaan. Anda dapat mencoba lagi pada pukul {time}.',

  'door.noCookies':
    'Peramban Anda tidak menyimpan cookie, jadi kami tidak dapat membuka pesanan di sini. Izinkan cookie untuk situs web ini dan coba lagi, atau buka tautan di peramban lain.',
  'notFound.page': 'Halaman tidak ditemukan',
  'notFound.heading': 'Halaman ini tidak ada',
  'notFound.text':
    'Periksa tautan di e-mail kami kepada Anda. Anda juga dapat membuka pesanan Anda di sini.',
  'notFound.link': 'Lacak pesanan',

  'crash.chunk':
    'Sebagian halaman ini tidak sampai. Periksa koneksi Anda dan muat ulang halaman ini.',
  'crash.newer':
    'Ada versi baru dari halaman ini. Muat ulang untuk melanjutkan. Yang sudah Anda ketik tetap tersimpan.',
  'crash.other': 'Terjadi kesalahan di pihak kami. Muat ulang halaman ini.',
  'crash.reload': 'Muat ulang',
  'crash.contact': 'Hubungi Kami',

  'language.label': 'Bahasa',
  'language.failed': 'Bahasa ini tidak dapat dimuat. Periksa koneksi Anda dan pilih lagi.',

  'field.orderIdMissing': 'Silakan masukkan ID Pesanan Anda',
  'field.emailMissing': 'Silakan masukkan e-mail Anda',
  'refused.noSuchOrder':
    'Kami tidak menemukan pesanan dengan ID Pesanan dan e-mail ini. Silakan periksa keduanya dan coba lagi.',
  'refused.tooMany': 'Terlalu banyak percobaan. Silakan coba lagi dalam beberapa menit.',
  'truth.heading': 'Untuk apa Anda membayar',
  'truth.private': 'Layanan swasta',
  'truth.free': 'Formulir resmi gratis',
  'truth.freeText': 'Formulir resmi gratis: Anda dapat mengisinya sendiri di <link>{host}</link>.',
  'truth.fee': 'Apa yang dibayar oleh biaya kami',
  'truth.feeText':
    'Biaya kami membayar pekerjaannya: kami menyiapkan formulir dari jawaban Anda, bertanya jika ada yang kurang, mengajukannya, dan menyimpan dokumen untuk Anda.',
  'truth.statement': 'Di laporan rekening Anda',
  'truth.statementText': 'Di laporan rekening Anda ini tercatat sebagai <b>{name}</b>.',

  ...order,
};
