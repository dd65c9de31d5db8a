export const go = (api: string): string => `// items.go
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

const api = ${api}

// Only the members that this program reads.
type answer struct {
	Msg   string
	Items []struct{ Name string }
	Data  struct {
		Purchase struct {
			Item        struct{ Name string }
			LicenseType string \`json:"license_type"\`
		}
	}
}

func call(method, path string, fields url.Values) answer {
	request, err := http.NewRequest(method, api+path, strings.NewReader(fields.Encode()))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("MARKETPLACE_KEY"))
	if fields != nil {
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	client := &http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var body answer
	if err := json.NewDecoder(response.Body).Decode(&body); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(body.Msg)
	}
	return body
}

func main() {
	fmt.Println(len(call("GET", "/api/items/all", nil).Items))

	if code := os.Getenv("PURCHASE_CODE"); code != "" {
		fields := url.Values{"purchase_code": {code}}
		purchase := call("POST", "/api/purchases/validation", fields).Data.Purchase
		fmt.Println(purchase.Item.Name, purchase.LicenseType)
	}
}`;
